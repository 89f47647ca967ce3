import type { Transaction } from '../../database/index.ts';
import { declareChanges, type Key, keys } from '../../publishing/index.ts';
import type { IllustrationRecord } from './store/illustrations.ts';

type Shown = Pick<IllustrationRecord, 'id' | 'userId' | 'workId' | 'isVisible'>;

/** An illustration and the lists it stands in, where readers can see it. */
const keysOf = ({ id, userId, workId }: Shown): Key[] => [
  keys.illustration(id),
  keys.userIllustrations(userId),
  keys.userTimeline(userId),
  ...(workId === null ? [] : [keys.workIllustrations(workId)]),
];

/**
 * Says what a change did to what readers see: nothing while it is closed, the illustration and its lists when it comes or
 * goes, itself alone when it stays, with the lists of both works when it moved. Null stands for "not there".
 */
export async function declareIllustrationChange(
  tx: Transaction,
  before: Shown | null,
  after: Shown | null,
  imageIds: readonly string[] = [],
): Promise<void> {
  const was = before?.isVisible ? before : null;
  const is = after?.isVisible ? after : null;
  if (was && is) {
    const works = was.workId === is.workId ? [] : [was.workId, is.workId].filter((id) => id !== null);
    await declareChanges(tx, [
      keys.illustration(is.id),
      ...works.map(keys.workIllustrations),
      ...imageIds.map(keys.image),
    ]);
    return;
  }
  const shown = was ?? is;
  if (shown) await declareChanges(tx, [...keysOf(shown), ...imageIds.map(keys.image)]);
}
