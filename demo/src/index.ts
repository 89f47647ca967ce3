import { buildCreator } from './catalogue/buildCatalogue.ts';
import { creatorScripts } from './catalogue/creators.ts';
import { demoEditorial } from './catalogue/editorial.ts';
import { demoMoney } from './catalogue/money.ts';
import { demoReaders } from './catalogue/readers.ts';
import type { DemoCatalogue, DemoImage, DrawnImage } from './catalogue/types.ts';
import { drawInParallel } from './drawInParallel.ts';

export type * from './catalogue/types.ts';

/** Everything the first start shows: creators with their works, readers, what operators arranged, and what was sold. Keys are unique and stable. */
export const demoCatalogue: DemoCatalogue = {
  creators: creatorScripts.map((script) => buildCreator(script, demoReaders)),
  readers: demoReaders,
  editorial: demoEditorial,
  money: demoMoney,
};

/** Every picture of the catalogue: icons, heroes, covers, pages, illustrations, the banner. */
export function picturesOf(): DemoImage[] {
  const { pc, sp } = demoCatalogue.editorial.banner;
  const ofCreators = demoCatalogue.creators.flatMap((creator) => [
    creator.icon,
    creator.site.hero,
    ...(creator.portfolio
      ? [creator.portfolio.banner, ...creator.portfolio.externalWorks.map((work) => work.thumbnail)]
      : []),
    ...creator.works.flatMap((work) => [work.cover, ...work.episodes.flatMap((episode) => episode.pages)]),
    ...creator.illustrations.flatMap((illustration) => illustration.pictures),
  ]);
  return [...ofCreators, pc, sp];
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
