import { execute } from '@komawari/ui/graphql';
import { startReader } from '@komawari/ui/reader/start.ts';
import type { GetEpisodePagesQuery } from '../gql/graphql.ts';
import { nodesOf } from '../graphql/nodesOf.ts';
import { sendReadingEvents } from '../reading/sendReadingEvents.ts';
import { getEpisodePages } from './getEpisodePages.ts';

type Page = ReturnType<
  typeof nodesOf<NonNullable<GetEpisodePagesQuery['episode']['pages']['edges'][number]>['node']>
>[number];

/**
 * Puts the pages a fan may see in place of the wall and starts the reader. Their addresses are signed for this viewer and
 * for minutes, so they never stand in the page's file.
 * @returns false where this viewer is not a fan
 */
export async function openForFan(main: HTMLElement): Promise<boolean> {
  const { episode } = await execute(getEpisodePages, { id: main.dataset.episodeId ?? '' });
  const pages = nodesOf(episode.pages);
  const stage = main.querySelector<HTMLElement>('.reader-stage');
  const controls = main.querySelector<HTMLTemplateElement>('template[data-reader-controls]');
  if (pages.length === 0 || !stage) return false;
  stage.querySelector('.reader-pages')?.replaceChildren(...pages.map((page) => drawPage(page, pages.length)));
  main.querySelector('.wall')?.remove();
  stage.hidden = false;
  if (controls) controls.replaceWith(controls.content);
  delete main.dataset.walled;
  main.dataset.reader = '';
  startReader({ loadSender: async () => sendReadingEvents });
  return true;
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
