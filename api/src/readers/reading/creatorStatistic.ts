import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst } from '../../kernel/cursor.ts';
import { countForCreator, type CreatorStatisticRecord } from './store/counts.ts';

/** What happened around the viewer's own works in the last days: 7 when nobody says how many, at most 90. */
export const loadOwnStatistic = async (
  { actor, reader }: Context,
  days: number | null | undefined,
): Promise<CreatorStatisticRecord> => countForCreator(reader, accountOf(actor), boundedFirst(days, 7, 90));
