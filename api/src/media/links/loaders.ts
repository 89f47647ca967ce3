import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { thumbnailUrl, loadImage } from '../images/index.ts';
import { findLinkPreviews, type LinkPreviewRecord } from './store/linkPreviews.ts';
import { findWorkLookup, type WorkLookupRecord } from './store/workLookups.ts';

const previewsLoader = defineLoader<string, LinkPreviewRecord[]>('linkPreviews', (ids, { reader }) =>
  findLinkPreviews(reader, ids),
);

/** A link of a creator, as the schema shows it. `isPublic` says whether guests may see where it stands. */
export interface LinkOfCreator {
  userId: string;
  url: string;
  isPublic: boolean;
}

/** What we know of a link; null while a worker has not looked, or found nothing. */
export async function loadLinkPreview(context: Context, link: LinkOfCreator): Promise<LinkPreviewRecord | null> {
  const all = (await previewsLoader(context).load(link.userId)) ?? [];
  return all.find(({ url }) => url === link.url) ?? null;
}

/** URL of the icon we keep for a link; null while there is none. */
export async function loadFavicon(context: Context, link: LinkOfCreator): Promise<string | null> {
  const preview = await loadLinkPreview(context, link);
  const image = await loadImage(context, preview?.iconImageId ?? null, link.isPublic);
  return image && thumbnailUrl(image, context.services.config.secret);
}

/** A look-up of whoever asked for it. Throws NOT_FOUND for any other. */
export async function loadOwnLookup({ reader }: Context, actor: Actor, id: string): Promise<WorkLookupRecord> {
  const lookup = await findWorkLookup(reader, actor.accountId ?? '', id);
  if (!lookup) throw notFound();
  return lookup;
}
