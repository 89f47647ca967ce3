import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import type { CommentRecord } from './store/comments.ts';
import { countReceivedComments, listReceivedComments } from './store/receivedComments.ts';
import { listReceivedYawarakaComments, type YawarakaRecord } from './store/yawarakaComments.ts';

/** Which of the open comments on the viewer's works are asked for: of one work or all, those that wait or those that stand. */
export interface ReceivedAsked {
  workId?: string | null | undefined;
  isHeld?: boolean | null | undefined;
}

const choiceOf = ({ workId, isHeld }: ReceivedAsked) => ({ isHeld: isHeld ?? false, workId: workId ?? null });

/** The latest open comments of others on the viewer's works; 3 unless another number up to 50 is asked for. */
export const listLatestReceived = async (
  { actor, reader }: Context,
  first: number | null | undefined,
): Promise<CommentRecord[]> => (await listReceivedComments(reader, accountOf(actor), boundedFirst(first, 3, 50))).rows;

/** Open comments of others on the viewer's works, newest first, without what the viewer hides; 20 at once. */
export const listOwnReceived = async (
  { actor, reader }: Context,
  { first, after, ...asked }: PageAsked & ReceivedAsked,
): Promise<Slice<CommentRecord>> =>
  listReceivedComments(reader, accountOf(actor), boundedFirst(first, 20), after ?? null, choiceOf(asked));

/** How many `listOwnReceived` lists in all. */
export const countOwnReceived = async ({ actor, reader }: Context, asked: ReceivedAsked): Promise<number> =>
  countReceivedComments(reader, accountOf(actor), choiceOf(asked));

/** Soft comments that reached the viewer, newest first; 20 at once. */
export const listOwnReceivedYawaraka = async (
  { actor, reader }: Context,
  { first, after, workId }: PageAsked & Pick<ReceivedAsked, 'workId'>,
): Promise<Slice<YawarakaRecord>> =>
  listReceivedYawarakaComments(reader, accountOf(actor), boundedFirst(first, 20), {
    after: after ?? null,
    workId: workId ?? null,
  });
