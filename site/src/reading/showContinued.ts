import { formatEpisodePlace, formatPage } from '@komawari/ui/format';
import { execute } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { listPlaces } from '@komawari/ui/reader/places.ts?own';
import { getSession } from '@komawari/ui/session';
import { sitePath } from '@komawari/ui/sitePath';
import type { ContinuedEpisodeFieldsFragment } from '../gql/graphql.ts';
import continuedTexts from '../messages/readingContinued.js';
import { episodePath } from '../paths.ts';
import { getContinuedReading, getEpisodesToContinue } from './parts/continueOperations.ts';
import { listContinued, type Continued, type ReadEpisode } from './parts/listContinued.ts';

type Episode = ContinuedEpisodeFieldsFragment;

/** Says to the next page view whether there is anything to continue: '1' or '0'. Read in beforePaint.ts. */
const hintKey = 'komawari_continues';
const LOOKED_AT = 20;
const SHOWN = 8;

async function readByAccount(): Promise<ReadEpisode<Episode>[] | null> {
  await getSession().getToken();
  if (!getSession().getState().viewer?.kind.startsWith('REGISTERED')) return null;
  const { viewer } = await execute(getContinuedReading, {});
  const histories = 'readingHistories' in viewer ? viewer.readingHistories.nodes : [];
  return histories.map(({ episode, pageNumber, isCompleted, readAt }) => ({
    episode,
    place: { page: pageNumber, fraction: 0, done: isCompleted, at: Date.parse(readAt) },
  }));
}

async function readOnDevice(storage: Storage): Promise<ReadEpisode<Episode>[]> {
  const places = new Map(
    listPlaces(storage)
      .slice(0, LOOKED_AT)
      .map((place) => [place.episodeId, place]),
  );
  if (places.size === 0) return [];
  const { statistics } = await execute(getEpisodesToContinue, { episodeIds: [...places.keys()] }, { anonymous: true });
  return statistics.episodes.flatMap((episode) => {
    const place = places.get(episode.id);
    return place ? [{ episode, place }] : [];
  });
}

function drawItem({ episode, work, page }: Continued<Episode>): HTMLLIElement {
  const item = document.createElement('li');
  item.dataset.creator = work.user.id;
  const link = Object.assign(document.createElement('a'), {
    className: 'continue__item',
    href: episodePath(episode.id),
  });
  const cover = document.createElement(work.coverImage ? 'img' : 'span');
  if (cover instanceof HTMLImageElement && work.coverImage) {
    const { srcSet, url, width, height } = work.coverImage;
    Object.assign(cover, { sizes: '4rem', srcset: srcSet, src: url, width, height, alt: '', loading: 'lazy' });
  } else cover.className = 'continue__blank';
  const words = Object.assign(document.createElement('span'), { className: 'continue__words' });
  const title = Object.assign(document.createElement('b'), { lang: work.language, textContent: work.title });
  const where = Object.assign(document.createElement('span'), { className: 'small muted' });
  const place = Object.assign(document.createElement('span'), {
    lang: work.language,
    textContent: formatEpisodePlace(episode),
  });
  const { continued } = textsOf(continuedTexts);
  const text = page === null ? continued.next() : continued.within({ page: formatPage(page) });
  const [before = '', after = ''] = text.split('<place/>');
  where.append(before, place, after);
  words.append(title, where);
  link.append(cover, words);
  item.append(link);
  return item;
}

function drawNothing(words: string, link: { href: string; words: string }): HTMLLIElement {
  const item = Object.assign(document.createElement('li'), { className: 'continue__none small soft' });
  item.append(
    `${words} `,
    Object.assign(document.createElement('a'), { className: 'link', href: link.href, textContent: link.words }),
  );
  return item;
}

/**
 * Shows what somebody has begun, in the place that was kept for it before the first paint. Where none was kept it only
 * remembers that there is something, so that nothing moves: the next page view has the place.
 */
export async function showContinued(root: HTMLElement, storage: Storage): Promise<void> {
  const list = root.querySelector<HTMLElement>('[data-continue-list]');
  if (!list) return;
  const { continued: texts } = textsOf(continuedTexts);
  try {
    const isSignedIn = root.dataset.session !== undefined;
    const read = (isSignedIn ? await readByAccount() : null) ?? (await readOnDevice(storage));
    const continued = listContinued(read, SHOWN);
    storage.setItem(hintKey, continued.length > 0 ? '1' : '0');
    list.replaceChildren(
      ...(continued.length > 0
        ? continued.map(drawItem)
        : [
            drawNothing(read.length > 0 ? texts.all() : texts.none(), {
              href: sitePath('/new_works'),
              words: texts.newWorks(),
            }),
          ]),
    );
  } catch {
    list.replaceChildren(drawNothing(texts.failed(), { href: '/reading_histories', words: texts.history() }));
  }
  list.removeAttribute('aria-busy');
}
