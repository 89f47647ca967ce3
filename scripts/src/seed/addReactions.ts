import {
  type Services,
  type Transaction,
  changeLikes,
  countComment,
  insertAccount,
  insertBookmark,
  insertComment,
  insertYawarakaComment,
  writeWatch,
} from '@komawari/api/seeding';
import type { DemoCatalogue, DemoComment, DemoEpisode } from '@komawari/demo';
import type { Person } from './people.ts';
import type { Published } from './publishWorks.ts';

const accountOf = (people: Map<string, Person>, screenName: string): string => {
  const person = people.get(screenName);
  if (!person) throw new Error(`${screenName} is not in the demo.`);
  return person.actor.accountId;
};

/** Soft comments older than this were read and delivered; younger ones wait for the operator. */
const readWithinHours = 12;

async function sendKindWords(tx: Transaction, episodeId: string, accountId: string, comment: DemoComment) {
  const id = await insertYawarakaComment(tx, episodeId, accountId, comment.body);
  await tx.query(
    'backdateKindWords',
    "UPDATE yawaraka_comments SET created_at = now() - $2 * interval '1 hour' WHERE id = $1",
    [id, comment.hoursAgo],
  );
  if (comment.hoursAgo < readWithinHours) return;
  await tx.query(
    'deliverKindWords',
    "UPDATE yawaraka_comments SET state = 'DELIVERED', judged_at = created_at + interval '3 hours' WHERE id = $1",
    [id],
  );
  await countComment(tx, episodeId);
}

async function comment(tx: Transaction, episodeId: string, accountId: string, { body, hoursAgo }: DemoComment) {
  const id = await insertComment(tx, episodeId, accountId, body);
  await tx.query('backdateComment', "UPDATE comments SET created_at = now() - $2 * interval '1 hour' WHERE id = $1", [
    id,
    hoursAgo,
  ]);
}

async function reactToEpisode(
  tx: Transaction,
  episodeId: string,
  episode: DemoEpisode,
  isSoft: boolean,
  people: Map<string, Person>,
): Promise<void> {
  for (const { reader, count } of episode.likes) await changeLikes(tx, episodeId, accountOf(people, reader), count);
  for (const written of episode.comments) {
    const accountId = written.reader === null ? await insertAccount(tx) : accountOf(people, written.reader);
    await (isSoft ? sendKindWords : comment)(tx, episodeId, accountId, written);
  }
  await tx.query('setViews', 'UPDATE episode_counts SET view_count = $2 WHERE episode_id = $1', [
    episodeId,
    episode.views,
  ]);
}

/** An episode of the creator through which a reader may have come; null for the creator's own site. */
function openEpisodeOf(catalogue: DemoCatalogue, published: Published, creator: string, choice: number): string | null {
  const works = catalogue.creators.find(({ screenName }) => screenName === creator)?.works ?? [];
  const open = works.flatMap(({ episodes }) => episodes.filter(({ status }) => status === 'PUBLIC'));
  const chosen = open[choice % (open.length + 1)];
  return chosen ? (published.episodes.get(chosen.key) ?? null) : null;
}

/** Likes, comments, bookmarks, watches and views, as if readers had been there. */
export async function addReactions(
  services: Services,
  catalogue: DemoCatalogue,
  people: Map<string, Person>,
  published: Published,
): Promise<void> {
  const works = catalogue.creators.flatMap((creator) => creator.works);
  await services.database.transact(async (tx) => {
    for (const { episodes, softComments } of works) {
      for (const episode of episodes) {
        const id = published.episodes.get(episode.key);
        if (id) await reactToEpisode(tx, id, episode, softComments !== null, people);
      }
    }
    for (const { screenName, bookmarks, watches } of catalogue.readers) {
      const accountId = accountOf(people, screenName);
      for (const key of bookmarks) {
        const workId = published.works.get(key);
        if (workId) await insertBookmark(tx, workId, accountId);
      }
      for (const [place, creator] of watches.entries())
        await writeWatch(
          tx,
          accountOf(people, creator),
          accountId,
          place % 3 < 2,
          openEpisodeOf(catalogue, published, creator, place + screenName.length),
        );
    }
  });
}
