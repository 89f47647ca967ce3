import { buildCreator } from './catalogue/buildCatalogue.ts';
import { creatorScripts } from './catalogue/creators.ts';
import { demoReaders } from './catalogue/readers.ts';
import type { DemoCatalogue, DemoImage, DrawnImage } from './catalogue/types.ts';
import { drawInParallel } from './drawInParallel.ts';

export type * from './catalogue/types.ts';

/** Everything the first start shows: creators with their works, and readers. Keys are unique and stable. */
export const demoCatalogue: DemoCatalogue = {
  creators: creatorScripts.map((script) => buildCreator(script, demoReaders)),
  readers: demoReaders,
};

/** Every picture of the catalogue: icons, heroes, covers, pages. */
export function picturesOf(): DemoImage[] {
  return demoCatalogue.creators.flatMap((creator) => [
    creator.icon,
    creator.site.hero,
    ...creator.works.flatMap((work) => [work.cover, ...work.episodes.flatMap((episode) => episode.pages)]),
  ]);
}

/**
 * Draws the pictures of the catalogue in processes of their own and yields each as soon as it is done, in any order.
 * `onProgress` hears how many are finished; `only` picks some by key.
 */
export async function* drawAll(
  options: { onProgress?: (done: number, total: number) => void; only?: (key: string) => boolean } = {},
): AsyncGenerator<{ key: string; image: DrawnImage }> {
  const keys = picturesOf()
    .map((picture) => picture.key)
    .filter((key) => options.only?.(key) ?? true);
  let done = 0;
  for await (const drawn of drawInParallel(keys)) {
    yield drawn;
    options.onProgress?.(++done, keys.length);
  }
}
