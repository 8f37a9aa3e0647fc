import { useRouter } from 'expo-router';

import { cash } from '@/rules/1830/reading';

import { ShareMatrixHead } from '../ShareMatrixHead';
import { useBoard, useStageWidth } from './useBoard';
import { useMatrix } from './useMatrix';

/** The cash strip of 1830 is the head of the matrix: cash stands over holdings. */
export const MatrixHead = () => {
  const { t, id, tg, nameOf } = useBoard();
  const router = useRouter();
  const width = useStageWidth();
  const { accounts, bankColumns, actorId } = useMatrix();
  return (
    <ShareMatrixHead
      accounts={accounts}
      bank={{ name: nameOf('bank'), cash: cash(t, 'bank') }}
      bankColumns={bankColumns}
      title={tg('desk.shares')}
      subtitle={tg('desk.tenEach')}
      actorId={actorId}
      width={width}
      onSelect={account => router.push({ pathname: '/table/[id]/ledger', params: { id, account } })}
    />
  );
};
