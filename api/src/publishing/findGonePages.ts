import type { Reader } from '../database/index.ts';
import { keys } from './keys.ts';
import { describePath } from './pages/families.ts';
import { findHidden, type AskedThings, type HiddenThing } from './store/hiddenThings.ts';

const LISTS: Readonly<Record<string, keyof AskedThings>> = {
  episode: 'episodes',
  work: 'works',
  illustration: 'illustrations',
};
const KEY_OF = { episodes: keys.episode, works: keys.work, illustrations: keys.illustration };

/** What would bring its page back. */
function watchedBy(kind: keyof AskedThings, { id, workId, ownerId }: HiddenThing): string[] {
  const watched: string[] = [KEY_OF[kind](id)];
  if (workId) watched.push(keys.work(workId), keys.workEpisodes(workId));
  if (ownerId) watched.push(keys.user(ownerId), keys.site(ownerId));
  return [...new Set(watched)];
}

/**
 * Pages of works, episodes and illustrations that no guest finds now, with the keys of the changes that could bring each back. A page
 * that is not among them may be gone too: then drawing it tells.
 */
export async function findGonePages(reader: Reader, paths: readonly string[]): Promise<Map<string, string[]>> {
  const asked: Record<keyof AskedThings, Map<string, string[]>> = {
    episodes: new Map(),
    works: new Map(),
    illustrations: new Map(),
  };
  for (const path of paths) {
    const described = describePath(path);
    const kind = described && LISTS[described.family.kind];
    if (!kind) continue;
    const { id } = described.page as { id: string };
    asked[kind].set(id, [...(asked[kind].get(id) ?? []), path]);
  }
  const kinds = Object.values(LISTS);
  const gone = new Map<string, string[]>();
  if (kinds.every((kind) => asked[kind].size === 0)) return gone;
  const hidden = await findHidden(reader, {
    episodes: [...asked.episodes.keys()],
    works: [...asked.works.keys()],
    illustrations: [...asked.illustrations.keys()],
  });
  for (const thing of hidden)
    for (const kind of kinds)
      for (const path of asked[kind].get(thing.id) ?? []) gone.set(path, watchedBy(kind, thing));
  return gone;
}
