import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { notFound } from '../../kernel/errors.ts';
import { searchedText } from '../../kernel/text.ts';
import { workLoader, type WorkRecord } from '../../publications/works/index.ts';
import { listBookmarks, type BookmarkOrder } from './store/bookmarks.ts';
import { listHistories, type ReadingHistoryRecord } from './store/histories.ts';

/** Which of the bookmarked works are asked for, and in what order; ADDED when absent. */
export interface OwnBookmarksAsked extends PageAsked {
  sort?: BookmarkOrder | null | undefined;
  /** What has to be in the title, whatever its case, width and kana. */
  title?: string | null | undefined;
}

async function loadWork(context: Context, id: string): Promise<WorkRecord> {
  const work = await workLoader(context).load(id);
  if (!work) throw notFound();
  return work;
}

/** Works the viewer bookmarked and can still see; 50 at once. A visitor who wrote nothing yet has none. */
export async function listBookmarkedWorks(
  context: Context,
  { first, after, sort, title }: OwnBookmarksAsked,
): Promise<Slice<WorkRecord>> {
  const { accountId } = context.actor;
  const most = boundedFirst(first, 50);
  if (accountId === null) return { rows: [], hasNextPage: false, cursorOf: () => '' };
  const slice = await listBookmarks(context.reader, accountId, {
    first: most,
    after: after ?? null,
    order: sort ?? 'ADDED',
    title: searchedText(title),
  });
  const works = await Promise.all(slice.rows.map(({ workId }) => loadWork(context, workId)));
  const cursors = new Map(slice.rows.map((row) => [row.workId, slice.cursorOf(row)]));
  return { rows: works, hasNextPage: slice.hasNextPage, cursorOf: ({ id }) => cursors.get(id) ?? '' };
}

/** What the viewer read, latest first; 50 at once. */
export const listOwnHistories = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<ReadingHistoryRecord>> =>
  listHistories(reader, accountOf(actor), boundedFirst(first, 50), after ?? null);
