import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import type { PageBounds, Slice } from '../../kernel/cursor.ts';
import { notFound } from '../../kernel/errors.ts';
import { canSeeIllustration } from './policy.ts';
import {
  findIllustrationFronts,
  findIllustrationImages,
  type IllustrationFront,
  type IllustrationImageRecord,
} from './store/illustrationImages.ts';
import {
  countIllustrationsOfSites,
  countIllustrationsOfWorks,
  findIllustrations,
  listIllustrationsOfWorks,
  type IllustrationRecord,
} from './store/illustrations.ts';

export const illustrationLoader = defineLoader<string, IllustrationRecord>('illustrations', (ids, { reader }) =>
  findIllustrations(reader, ids),
);
export const illustrationImagesLoader = defineLoader<string, IllustrationImageRecord[]>(
  'illustrationImages',
  (ids, { reader }) => findIllustrationImages(reader, ids),
);
export const illustrationFrontLoader = defineLoader<string, IllustrationFront>(
  'illustrationFronts',
  (ids, { reader }) => findIllustrationFronts(reader, ids),
);
export const siteIllustrationCountLoader = defineLoader<string, number>(
  'siteIllustrationCounts',
  (userIds, { reader }) => countIllustrationsOfSites(reader, userIds),
);
export const workIllustrationCountLoader = defineLoader<string, number>(
  'workIllustrationCounts',
  (workIds, { reader }) => countIllustrationsOfWorks(reader, workIds),
);

/** Lists of illustrations by their work: pages that are drawn together ask for the same part of each, in one statement. */
export const illustrationsOfWorkLoader = (context: Context, asked: PageBounds) =>
  defineLoader<string, Slice<IllustrationRecord>>(`illustrationsOfWork ${JSON.stringify(asked)}`, (ids, { reader }) =>
    listIllustrationsOfWorks(reader, ids, asked),
  )(context);

/** The illustration, if the viewer may see it. Throws NOT_FOUND otherwise: what one may not see does not exist. */
export async function loadVisibleIllustration(context: Context, id: string): Promise<IllustrationRecord> {
  const illustration = await illustrationLoader(context).load(id);
  if (!illustration || !canSeeIllustration(context.actor, illustration)) throw notFound();
  return illustration;
}

/** The illustration after a change, read anew: the loader may know it as it was before. */
export async function reloadIllustration({ reader }: Context, id: string): Promise<IllustrationRecord> {
  const illustration = (await findIllustrations(reader, [id])).get(id);
  if (!illustration) throw notFound();
  return illustration;
}
