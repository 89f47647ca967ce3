import type { Needs } from '../../graphql/context.ts';
import { previewName } from './previewPath.ts';
import { findPreviewFacts, type PreviewFacts } from './store/previewFacts.ts';

/** Drawn cards are kept beside the pictures, where no web server reads. */
const PREFIX = 'previews/';
const IDS_AT_ONCE = 500;

const keyOf = (facts: PreviewFacts): string => `${PREFIX}${facts.id}/${previewName(facts)}`;

/** The card if it was drawn already. */
export async function findDrawn({ objects }: Needs<'objects'>, facts: PreviewFacts): Promise<Buffer | null> {
  const key = keyOf(facts);
  return (await objects.head(key)) ? objects.read(key) : null;
}

/** Keeps a card, and forgets what was drawn of the same thing before. */
export async function keepDrawn({ objects }: Needs<'objects'>, facts: PreviewFacts, bytes: Buffer): Promise<void> {
  await objects.put(keyOf(facts), bytes, { size: bytes.length, contentType: 'image/jpeg' });
  for await (const { key } of objects.list(`${PREFIX}${facts.id}/`))
    if (key !== keyOf(facts)) await objects.delete(key);
}

/** Deletes cards that show something a guest may not know of (any more), or not in this form. */
export async function forgetStalePreviews({ objects, database }: Needs<'database' | 'objects'>): Promise<void> {
  let kept: string[] = [];
  const judge = async (): Promise<void> => {
    const facts = await findPreviewFacts(database, [...new Set(kept.map((key) => key.split('/')[1] ?? ''))]);
    const current = new Set([...facts.values()].map(keyOf));
    for (const key of kept) if (!current.has(key)) await objects.delete(key);
    kept = [];
  };
  for await (const { key } of objects.list(PREFIX)) {
    kept.push(key);
    if (kept.length >= IDS_AT_ONCE) await judge();
  }
  await judge();
}
