import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, boundedPage, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { searchedText } from '../../kernel/text.ts';
import type { CommentRecord } from './store/comments.ts';
import { countReceivedComments, listReceivedComments, type ReceivedOrder } from './store/receivedComments.ts';
import { listReceivedYawarakaComments, type YawarakaRecord } from './store/yawarakaComments.ts';

/** Which of the open comments on the viewer's works are asked for: of one work or all, those that wait or those that stand. */
export interface ReceivedAsked {
  workId?: string | null | undefined;
  isHeld?: boolean | null | undefined;
  text?: string | null | undefined;
  sort?: ReceivedOrder | null | undefined;
}

const choiceOf = ({ workId, isHeld, text }: ReceivedAsked) => ({
  isHeld: isHeld ?? false,
  workId: workId ?? null,
  text: searchedText(text),
});

/** The latest open comments of others on the viewer's works; 3 unless another number up to 50 is asked for. */
export const listLatestReceived = async (
  { actor, reader }: Context,
  first: number | null | undefined,
): Promise<CommentRecord[]> => {
  const page = { first: boundedFirst(first, 3, 50), after: null, order: 'NEWEST' } as const;
  return (await listReceivedComments(reader, accountOf(actor), page)).rows;
};

/** Open comments of others on the viewer's works, without what the viewer hides; newest first unless asked otherwise, 20 at once. */
export const listOwnReceived = async (
  { actor, reader }: Context,
  { sort, ...asked }: PageAsked & ReceivedAsked,
): Promise<Slice<CommentRecord>> =>
  listReceivedComments(
    reader,
    accountOf(actor),
    { ...boundedPage(asked, 20), order: sort ?? 'NEWEST' },
    choiceOf(asked),
  );

/** How many `listOwnReceived` lists in all. */
export const countOwnReceived = async ({ actor, reader }: Context, asked: ReceivedAsked): Promise<number> =>
  countReceivedComments(reader, accountOf(actor), choiceOf(asked));

/** Soft comments that reached the viewer; newest first unless asked otherwise, 20 at once. */
export const listOwnReceivedYawaraka = async (
  { actor, reader }: Context,
  { sort, workId, text, ...page }: PageAsked & Omit<ReceivedAsked, 'isHeld'>,
): Promise<Slice<YawarakaRecord>> =>
  listReceivedYawarakaComments(
    reader,
    accountOf(actor),
    { ...boundedPage(page, 20), order: sort ?? 'NEWEST' },
    { workId: workId ?? null, text: searchedText(text) },
  );
