import { Stack, useLocalSearchParams } from 'expo-router';

import { TableGate } from '@/components/desk/TableGate';

export default function TableLayout() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <TableGate id={id}>
      <Stack screenOptions={{ headerShown: false }} />
    </TableGate>
  );
}
