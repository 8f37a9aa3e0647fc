import { Stack } from 'expo-router';

import { useAppUpdate } from '@/components/app-update';

export default function RootLayout() {
  useAppUpdate();
  return <Stack screenOptions={{ headerShown: false }} />;
}
