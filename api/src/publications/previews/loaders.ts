import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { previewPath } from './previewPath.ts';
import { findPreviewFacts, type PreviewFacts } from './store/previewFacts.ts';

/** A picture for link previews as the schema shows it. */
export interface OgImageNode {
  url: string;
  altText: string;
}

const previewLoader = defineLoader<string, PreviewFacts>('previews', (ids, { reader }) =>
  findPreviewFacts(reader, ids),
);

/**
 * The preview picture of a thing, or null when a guest may not know of the thing. The URL exists at once; the picture
 * is drawn when it is first asked for.
 */
export async function loadOgImage(context: Context, id: string): Promise<OgImageNode | null> {
  const facts = await previewLoader(context).load(id);
  if (!facts) return null;
  for (const key of facts.keys) context.dependsOn(key);
  const byline = facts.name || facts.handle;
  return { url: previewPath(facts), altText: [facts.over, facts.title, byline].filter(Boolean).join(', ') };
}
