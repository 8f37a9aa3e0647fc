import { Stack } from 'expo-router';

import { AppFrame } from '@/components/tables/AppFrame';

export default function RootLayout() {
  return (
    <AppFrame>
      <Stack screenOptions={{ headerShown: false }} />
    </AppFrame>
  );
}
