import { Icon } from '../icons/index.ts';
import { formatExact, formatReadingPlace, formatYen } from '../format/index.ts';
import { useTexts } from '../language/react.ts';
import cardsTexts from '../messages/cards.js';
import { Seal, StateLabel } from './Seal.tsx';

/** The one thing that stands at the right end of an episode. */
export type EpisodeEndStatus =
  | { kind: 'price'; yen: number; freePages?: number; pageCount?: number }
  | { kind: 'fansOnly' }
  | { kind: 'purchased' }
  | { kind: 'read' }
  | { kind: 'reading'; page: number; pageCount: number }
  | { kind: 'scheduled'; at: string };

/** How the episode stands with this reader: price, fans only, purchased, read, the page, or when it comes. */
export function EpisodeEnd({ status }: { status: EpisodeEndStatus }) {
  const { cards: texts } = useTexts(cardsTexts);
  switch (status.kind) {
    case 'price':
      return (
        <>
          <span className="price">{formatYen(status.yen)}</span>
          {status.freePages === undefined || status.pageCount === undefined ? null : (
            <span className="small muted only-wide">
              {texts.free({ free: String(status.freePages), count: String(status.pageCount) })}
            </span>
          )}
        </>
      );
    case 'fansOnly':
      return (
        <StateLabel tone="info" icon="users">
          {texts.fansOnly()}
        </StateLabel>
      );
    case 'purchased':
      return (
        <span className="row row--tight small muted">
          <Seal kind="PURCHASED" />
          <span aria-hidden="true">{texts.purchased()}</span>
        </span>
      );
    case 'read':
      return (
        <span className="row row--tight small muted">
          <Icon name="check" size="sm" />
          {texts.read()}
        </span>
      );
    case 'reading':
      return <span className="small strong eprow__place">{formatReadingPlace(status.page, status.pageCount)}</span>;
    case 'scheduled':
      return (
        <span className="eprow__scheduled">
          <StateLabel tone="warn" icon="clock">
            {texts.scheduled()}
          </StateLabel>
          <span className="tiny muted">{formatExact(status.at)}</span>
        </span>
      );
  }
}
