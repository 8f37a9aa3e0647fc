import { NewTableScreen } from '@/components/new-table/NewTableScreen';

export default function NewTableRoute() {
  return <NewTableScreen />;
}
