import { NoteScreen } from '@/components/correction/NoteScreen';

export default function NoteRoute() {
  return <NoteScreen />;
}
