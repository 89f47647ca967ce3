import type { Reader } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { boundedFirst, boundedPage, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { showsMature } from '../../people/sites/index.ts';
import { keys } from '../../publishing/index.ts';
import { searchedText } from '../../kernel/text.ts';
import { latestWorksLoader, worksOfTagLoader } from './loaders.ts';
import type { OwnRowsAsked, OwnWorkOrder } from './store/ownRows.ts';
import { listOwnWorks as findOwnWorks } from './store/ownWorks.ts';
import * as store from './store/works.ts';
import type { SortOrder, WorkRecord } from './store/works.ts';

/** Works a reader can see, latest first publication first. */
export async function listNewWorks(context: Context, page: PageAsked): Promise<Slice<WorkRecord>> {
  context.dependsOn(keys.newWorks);
  return store.listNewWorks(context.reader, boundedPage(page, 100), await showsMature(context));
}

/** Works with a tag that a reader can see, latest first publication first. */
export async function listWorksOfTag(
  context: Context,
  tagId: string,
  page: PageAsked,
): Promise<Slice<WorkRecord> | null> {
  context.dependsOn(keys.tagWorks(tagId));
  return worksOfTagLoader(context, boundedPage(page, 100), await showsMature(context)).load(tagId);
}

/** A creator's works a reader can see, in the order the creator chose for the site. */
export function listWorksOfSite(
  context: Context,
  { userId, workDefaultSortOrder }: { userId: string; workDefaultSortOrder: SortOrder },
  page: PageAsked,
): Promise<Slice<WorkRecord>> {
  context.dependsOn(keys.userWorks(userId));
  return store.listWorksOfSite(context.reader, userId, workDefaultSortOrder, boundedPage(page, 100));
}

/** Which of the viewer's own works or illustrations a query asks for, and in what order. */
export interface OwnListWanted extends PageAsked {
  sort?: OwnWorkOrder | null | undefined;
  title?: string | null | undefined;
}

/** What is asked for where a query leaves something out: a hundred at most, latest edited first, whatever the title. */
export const boundedOwnList = ({ sort, title, ...page }: OwnListWanted): OwnRowsAsked => ({
  ...boundedPage(page, 100),
  order: sort ?? 'EDITED',
  title: searchedText(title),
});

/** All works of whoever asks that are not in the trash; latest edited first unless another order is asked for. */
export const listOwnWorks = (reader: Reader, { accountId }: Actor, wanted: OwnListWanted): Promise<Slice<WorkRecord>> =>
  findOwnWorks(reader, accountId ?? '', boundedOwnList(wanted));

/** Other works of the same creator that a reader can see, latest first. 6 by default, up to 20. */
export async function listOtherWorks(
  context: Context,
  work: WorkRecord,
  first: number | null | undefined,
): Promise<WorkRecord[]> {
  context.dependsOn(keys.userWorks(work.userId));
  const count = boundedFirst(first, 6, 20);
  // One more, because the work itself may be among them: so all pages of one creator ask the same.
  const latest = (await latestWorksLoader(context, count + 1).load(work.userId)) ?? [];
  return latest.filter(({ id }) => id !== work.id).slice(0, count);
}
