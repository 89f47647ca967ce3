import type { GetEpisodePagesQuery } from '../gql/graphql.ts';
import { nodesOf } from '../graphql/nodesOf.ts';

type Page = ReturnType<
  typeof nodesOf<NonNullable<GetEpisodePagesQuery['episode']['pages']['edges'][number]>['node']>
>[number];

/**
 * Puts the pages a fan may see in place of the wall, and shows what stands behind it.
 * @returns false where the viewer may see none
 */
export function openWall(
  main: HTMLElement,
  { pages: connection, afterword }: GetEpisodePagesQuery['episode'],
): boolean {
  const pages = nodesOf(connection);
  const stage = main.querySelector<HTMLElement>('.reader-stage');
  const controls = main.querySelector<HTMLTemplateElement>('template[data-reader-controls]');
  if (pages.length === 0 || !stage) return false;
  stage.querySelector('.reader-pages')?.replaceChildren(...pages.map((page) => drawPage(page, pages.length)));
  main.querySelector('.wall-box')?.remove();
  stage.hidden = false;
  if (controls) controls.replaceWith(controls.content);
  delete main.dataset.walled;
  main.dataset.reader = '';
  showAfterword(main, afterword);
  for (const hidden of main.querySelectorAll<HTMLElement>('[data-behind-wall]')) hidden.hidden = false;
  return true;
}

function showAfterword(main: HTMLElement, words: string): void {
  const balloon = main.querySelector<HTMLElement>('[data-afterword]');
  if (!balloon || words === '') return;
  balloon.textContent = words;
  balloon.hidden = false;
}

function drawPage(page: Page, total: number): HTMLLIElement {
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
  item.append(
    ...page.image.slices.map((slice, index) => {
      const image = new Image(slice.width, slice.height);
      image.loading = 'lazy';
      image.sizes = page.isWide ? '100vw' : '(orientation: landscape) 50vw, 100vw';
      image.srcset = slice.srcSet;
      image.src = slice.url;
      image.alt = index === 0 ? page.altText || `Page ${page.number} of ${total}` : '';
      return image;
    }),
  );
  if (page.transcript) {
    const words = document.createElement('p');
    words.hidden = true;
    words.lang = 'ja';
    words.dataset.transcript = '';
    words.textContent = page.transcript;
    item.append(words);
  }
  return item;
}
