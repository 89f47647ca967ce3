import { textsOf } from '@komawari/ui/language';
import type { GetEpisodePagesQuery } from '../gql/graphql.ts';
import type { nodesOf } from '../graphql/nodesOf.ts';
import wallsTexts from '../messages/walls.js';

type Page = ReturnType<
  typeof nodesOf<NonNullable<GetEpisodePagesQuery['episode']['pages']['edges'][number]>['node']>
>[number];

/** What a page has from its episode: how many pages there are, and the language of the work. */
interface Whole {
  total: number;
  language: string;
}

/** One page as the page's file has them, for pages that came later. */
export function drawPage(page: Page, { total, language }: Whole): HTMLLIElement {
  const item = document.createElement('li');
  item.className = 'page';
  item.id = `p${page.number}`;
  Object.assign(item.dataset, {
    page: `${page.number}`,
    width: `${page.width}`,
    height: `${page.height}`,
    thumb: page.thumbnailImage.url,
  });
  if (page.isWide) item.dataset.wide = '';
  if (page.noSplit) item.dataset.noSplit = '';
  const alt = page.altText || textsOf(wallsTexts).pages.alt({ page: `${page.number}`, total: `${total}` });
  item.append(
    ...page.image.slices.map((slice, index) => {
      const image = new Image(slice.width, slice.height);
      image.loading = 'lazy';
      image.sizes = page.isWide ? '100vw' : '(orientation: landscape) 50vw, 100vw';
      image.srcset = slice.srcSet;
      image.src = slice.url;
      image.alt = index === 0 ? alt : '';
      if (index === 0 && page.altText) image.lang = language;
      return image;
    }),
  );
  if (page.transcript) {
    const words = document.createElement('p');
    words.hidden = true;
    words.lang = language;
    words.dataset.transcript = '';
    words.textContent = page.transcript;
    item.append(words);
  }
  return item;
}
