import {
  type Services,
  type Transaction,
  changeLikes,
  insertAccount,
  insertBookmark,
  insertComment,
  writeWatch,
} from '@komawari/api/seeding';
import type { DemoCatalogue, DemoEpisode } from '../demo/index.ts';
import type { Person } from './people.ts';
import type { Published } from './publishWorks.ts';

const accountOf = (people: Map<string, Person>, screenName: string): string => {
  const person = people.get(screenName);
  if (!person) throw new Error(`${screenName} is not in the demo.`);
  return person.actor.accountId;
};

async function reactToEpisode(
  tx: Transaction,
  episodeId: string,
  episode: DemoEpisode,
  people: Map<string, Person>,
): Promise<void> {
  for (const { reader, count } of episode.likes) await changeLikes(tx, episodeId, accountOf(people, reader), count);
  for (const { reader, body, hoursAgo } of episode.comments) {
    const accountId = reader === null ? await insertAccount(tx) : accountOf(people, reader);
    const commentId = await insertComment(tx, episodeId, accountId, body);
    await tx.query('backdateComment', "UPDATE comments SET created_at = now() - $2 * interval '1 hour' WHERE id = $1", [
      commentId,
      hoursAgo,
    ]);
  }
  await tx.query('setViews', 'UPDATE episode_counts SET view_count = $2 WHERE episode_id = $1', [
    episodeId,
    episode.views,
  ]);
}

/** Likes, comments, bookmarks, watches and views, as if readers had been there. */
export async function addReactions(
  services: Services,
  catalogue: DemoCatalogue,
  people: Map<string, Person>,
  published: Published,
): Promise<void> {
  const episodes = catalogue.creators.flatMap((creator) => creator.works.flatMap((work) => work.episodes));
  await services.database.transact(async (tx) => {
    for (const episode of episodes) {
      const id = published.episodes.get(episode.key);
      if (id) await reactToEpisode(tx, id, episode, people);
    }
    for (const { screenName, bookmarks, watches } of catalogue.readers) {
      const accountId = accountOf(people, screenName);
      for (const key of bookmarks) {
        const workId = published.works.get(key);
        if (workId) await insertBookmark(tx, workId, accountId);
      }
      for (const creator of watches) await writeWatch(tx, accountOf(people, creator), accountId, true, null);
    }
  });
}
