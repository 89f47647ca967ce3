import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { notFound } from '../../kernel/errors.ts';
import { loadImage, type ImageNode } from '../../media/images/index.ts';
import { keys } from '../../publishing/index.ts';
import { showsMature } from '../../people/sites/index.ts';
import { canSeePictures, canSeeWork, isMature } from './policy.ts';
import { findCoverPages, type CoverPage } from './store/coverPages.ts';
import { findWorkTags, type WorkTagRecord } from './store/workTags.ts';
import type { PageBounds, Slice } from '../../kernel/cursor.ts';
import { findLastUpdates, findWorks, listLatestWorks, listWorksOfTags, type WorkRecord } from './store/works.ts';

export const workLoader = defineLoader<string, WorkRecord>('works', (ids, { reader }) => findWorks(reader, ids));
export const workTagsLoader = defineLoader<string, WorkTagRecord[]>('workTags', (ids, { reader }) =>
  findWorkTags(reader, ids),
);
export const lastUpdateLoader = defineLoader<string, Date>('lastUpdates', (ids, { reader }) =>
  findLastUpdates(reader, ids),
);

const coverPageLoader = defineLoader<string, CoverPage>('coverPages', (ids, { reader }) => findCoverPages(reader, ids));

/** The picture that stands for a work, wherever it is shown: its cover, or else the first page everybody may read. None before the mature gate. */
export async function loadCover(context: Context, work: WorkRecord): Promise<ImageNode | null> {
  // Nothing is waited for where there is no gate: the covers of a list are read in one statement.
  if (isMature(work) && (await isGated(context, work))) return null;
  if (work.coverImageId !== null) return loadImage(context, work.coverImageId, work.isVisible);
  context.dependsOn(keys.workEpisodes(work.id));
  const page = await coverPageLoader(context).load(work.id);
  if (!page) return null;
  context.dependsOn(keys.episode(page.episodeId));
  return loadImage(context, page.imageId, true);
}

/** Lists of works by their tag: pages that are drawn together ask for the same part of each, in one statement. */
export const worksOfTagLoader = (context: Context, asked: PageBounds, shows: boolean) =>
  defineLoader<string, Slice<WorkRecord>>(`worksOfTag ${JSON.stringify(asked)} ${shows}`, (ids, { reader }) =>
    listWorksOfTags(reader, ids, asked, shows),
  )(context);

/** The latest works by their creator that a reader can see, so many of each; null without any. */
export const latestWorksLoader = (context: Context, first: number) =>
  defineLoader<string, WorkRecord[]>(`latestWorks ${first}`, (ids, { reader }) => listLatestWorks(reader, ids, first))(
    context,
  );

/** The work, if the viewer may see it. Throws NOT_FOUND otherwise: what one may not see does not exist. */
export async function loadVisibleWork(context: Context, id: string): Promise<WorkRecord> {
  const work = await workLoader(context).load(id);
  if (!work || !canSeeWork(context.actor, work)) throw notFound();
  return work;
}

/** The work after a change, read anew: the loader may know it as it was before. */
export async function reloadWork({ reader }: Context, id: string): Promise<WorkRecord> {
  const work = (await findWorks(reader, [id])).get(id);
  if (!work) throw notFound();
  return work;
}

/** What of a work, or of something in it, the mature gate asks about. */
export type RatedThing = Parameters<typeof canSeePictures>[1];

/** Whether the viewer stands before the mature gate of a work, which shows neither its pictures nor what stands on its pages. */
export const isGated = async (context: Context, thing: RatedThing): Promise<boolean> =>
  !canSeePictures(context.actor, thing, isMature(thing) && (await showsMature(context)));
