import type { Reader } from '../../database/index.ts';
import type { AskAsGuest } from '../../graphql/AskAsGuest.ts';
import type { Language } from '../../kernel/language.ts';
import feedTexts from '../../messages/feeds.js';
import { isIdOf } from '../../kernel/ids.ts';
import { listUpdates } from '../../readers/updates/index.ts';
import {
  ENTRIES,
  FEED_OF_EPISODES,
  FEED_OF_ILLUSTRATION,
  type EpisodeAnswer,
  type IllustrationAnswer,
  type WorkAnswer,
} from './documents.ts';
import { entryOfEpisode, entryOfIllustration, latestOf } from './entries.ts';
import type { Feed, FeedEntry } from './Feed.ts';

/** What the creators an account watches published, as a guest sees it. Its URL is a secret and stands nowhere in it. */
export async function readWatchedFeed(
  ask: AskAsGuest,
  reader: Reader,
  { accountId, language }: { accountId: string; language: Language },
): Promise<Feed> {
  const { rows } = await listUpdates(reader, accountId, ENTRIES, null);
  const ids = rows.map((row) => row.id);
  const entries = new Map([
    ...(await readEpisodes(
      ask,
      ids.filter((id) => isIdOf('Episode', id)),
      language,
    )),
    ...(await readIllustrations(
      ask,
      ids.filter((id) => isIdOf('Illustration', id)),
    )),
  ]);
  const present = ids.flatMap((id) => entries.get(id) ?? []);
  return {
    title: feedTexts[language].titles.watched(),
    subtitle: '',
    path: '/my',
    isPrivate: true,
    author: null,
    updated: latestOf(present),
    entries: present,
  };
}

async function readEpisodes(
  ask: AskAsGuest,
  ids: readonly string[],
  language: Language,
): Promise<[string, FeedEntry][]> {
  if (ids.length === 0) return [];
  type Data = { statistics: { episodes: (EpisodeAnswer & { work: WorkAnswer })[] } };
  const data = await ask<Data>(FEED_OF_EPISODES, { ids });
  return (data?.statistics.episodes ?? []).map((episode) => [
    episode.id,
    entryOfEpisode(episode, episode.work, { namesWork: true, language }),
  ]);
}

async function readIllustrations(ask: AskAsGuest, ids: readonly string[]): Promise<[string, FeedEntry][]> {
  const found: [string, FeedEntry][] = [];
  // One after the other: a feed nobody waits for takes one connection.
  for (const id of ids) {
    const data = await ask<{ illustration: IllustrationAnswer }>(FEED_OF_ILLUSTRATION, { id });
    if (data) found.push([id, entryOfIllustration(data.illustration)]);
  }
  return found;
}
