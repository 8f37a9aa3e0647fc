import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';

import { DeskHeader } from '../DeskHeader';
import { IconButton } from '../IconButton';
import { useWords } from '../i18n/WordsProvider';
import { useDesk } from './useDesk';

interface Props {
  readonly title?: string | undefined;
  /** Who speaks for the actor: the president of a company. */
  readonly speaker?: string | undefined;
  readonly aside?: ReactNode;
  readonly onMenu: () => void;
}

/** Where the game is, who acts, what is asked, who comes next. */
export const FrameHeader = ({ title, speaker, aside, onMenu }: Props) => {
  const { id, name, game, status, tg, party, nameOf } = useDesk();
  const t = useWords();
  const router = useRouter();
  const round = tg(`status.${status.round.key}`, status.round.params);
  const asked = tg(`status.${status.asks.key}`, status.asks.params);
  const actor = status.actor === undefined ? undefined : party(status.actor);
  const around = title === undefined ? tg('name') : name;
  return (
    <DeskHeader
      title={title ?? name}
      subtitle={around === (title ?? name) ? round : t('frame.roundAt', { game: around, round })}
      actor={actor}
      name={actor === undefined ? asked : speaker}
      asked={actor === undefined ? undefined : asked}
      next={status.next === undefined ? undefined : { words: t('common.next'), name: nameOf(status.next) }}
      aside={aside}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      actions={
        <>
          {game.text.en.card !== undefined && (
            <IconButton
              icon="info"
              label={t('card.title')}
              ground="dark"
              onPress={() => router.push(`/reference/${game.id}?section=${status.card ?? ''}`)}
            />
          )}
          <IconButton
            icon="book"
            label={t('common.ledger')}
            ground="dark"
            onPress={() => router.push({ pathname: '/table/[id]/ledger', params: { id } })}
          />
          <IconButton icon="menu" label={t('common.menu')} ground="dark" onPress={onMenu} />
        </>
      }
      key={game.id}
    />
  );
};
