import { Icon } from '../icons/index.ts';
import { formatExact, formatReadingPlace, formatYen } from '../format/index.ts';
import { Seal, StateLabel } from './Seal.tsx';

/** The one thing that stands at the right end of an episode. */
export type EpisodeStanding =
  | { kind: 'price'; yen: number; freePages?: number; pageCount?: number }
  | { kind: 'fansOnly' }
  | { kind: 'purchased' }
  | { kind: 'read' }
  | { kind: 'reading'; page: number; pageCount: number }
  | { kind: 'scheduled'; at: string };

/** How the episode stands with this reader: price, fans only, purchased, read, the page, or when it comes. */
export function EpisodeEnd({ standing }: { standing: EpisodeStanding }) {
  switch (standing.kind) {
    case 'price':
      return (
        <>
          <span className="price">{formatYen(standing.yen)}</span>
          {standing.freePages === undefined || standing.pageCount === undefined ? null : (
            <span className="small muted only-wide">
              {standing.freePages} of {standing.pageCount} pages free
            </span>
          )}
        </>
      );
    case 'fansOnly':
      return (
        <StateLabel tone="info" icon="users">
          Fans only
        </StateLabel>
      );
    case 'purchased':
      return (
        <span className="row row--tight small muted">
          <Seal kind="PURCHASED" />
          <span aria-hidden="true">Purchased</span>
        </span>
      );
    case 'read':
      return (
        <span className="row row--tight small muted">
          <Icon name="check" size="sm" />
          Read
        </span>
      );
    case 'reading':
      return <span className="small strong eprow__place">{formatReadingPlace(standing.page, standing.pageCount)}</span>;
    case 'scheduled':
      return (
        <span className="eprow__scheduled">
          <StateLabel tone="warn" icon="clock">
            Scheduled
          </StateLabel>
          <span className="tiny muted">{formatExact(standing.at)}</span>
        </span>
      );
  }
}
