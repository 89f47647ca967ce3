import { Icon } from '@komawari/ui/icons';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import rankingsTexts from '../messages/rankings.js';
import { unseen } from './parts/unseen.tsx';

interface Props {
  entry: { rank: number; previousRank: number | null; isNew: boolean };
}

/** How many places a work went up or down since the ranking before. */
export function Movement({ entry }: Props) {
  const { moves } = useTexts(rankingsTexts);
  const steps = entry.previousRank === null ? 0 : entry.previousRank - entry.rank;
  if (entry.isNew) return <span className="move move--new">{moves.isNew()}</span>;
  if (steps > 0)
    return (
      <span className="move move--up">
        <Icon name="up" size="sm" />
        <Sentence text={moves.up({ steps: String(steps) })} parts={{ sr: unseen }} />
      </span>
    );
  if (steps < 0)
    return (
      <span className="move move--down">
        <Icon name="down" size="sm" />
        <Sentence text={moves.down({ steps: String(-steps) })} parts={{ sr: unseen }} />
      </span>
    );
  if (entry.previousRank === null) return null;
  return (
    <span className="move">
      <span className="sr">{moves.none()} </span>
      <span aria-hidden="true">–</span>
    </span>
  );
}
