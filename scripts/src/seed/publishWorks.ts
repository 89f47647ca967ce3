import {
  type EpisodeInput,
  type Services,
  addEpisode,
  createWork,
  refreshFirstPublication,
} from '@komawari/api/seeding';
import type { DemoCreator, DemoEpisode, DemoWork } from '@komawari/demo';
import { type Person, expectDone } from './people.ts';
import type { Pictures } from './uploadPictures.ts';

/** Ids of works and episodes by their key in the catalogue. */
export type Published = { works: Map<string, string>; episodes: Map<string, string> };

const hourInMilliseconds = 3_600_000;

function pictureOf(pictures: Pictures, key: string): string {
  const id = pictures.get(key);
  if (!id) throw new Error(`The picture ${key} was not drawn.`);
  return id;
}

function episodeInput({ config }: Services, episode: DemoEpisode, pictures: Pictures): EpisodeInput {
  const hoursAhead = episode.status === 'SCHEDULED' ? -(episode.publishedHoursAgo ?? -24) : null;
  return {
    title: episode.title,
    afterword: episode.afterword,
    startPosition: episode.startPosition,
    status: episode.status,
    salesInfo: config.selling ? episode.salesInfo : null,
    publishAt: hoursAhead === null ? null : new Date(Date.now() + hoursAhead * hourInMilliseconds),
    pages: episode.pages.map(({ key, altText, transcript }) => ({
      imageId: pictureOf(pictures, key),
      altText,
      transcript,
    })),
  };
}

/** What an interrupted seed has published of a work: its id and those of its episodes in order. */
async function findPublished(services: Services, owner: Person, work: DemoWork): Promise<string[]> {
  const rows = await services.database.query<{ id: string }>(
    'findDemoWork',
    `SELECT id FROM (
       SELECT id, 0 AS position FROM works WHERE user_id = $1 AND title = $2
       UNION ALL SELECT e.id, e.position FROM episodes e JOIN works w ON w.id = e.work_id WHERE w.user_id = $1 AND w.title = $2
     ) found ORDER BY position`,
    [owner.actor.accountId, work.title],
  );
  return rows.map(({ id }) => id);
}

async function settleWork(services: Services, owner: Person, work: DemoWork, pictures: Pictures): Promise<string> {
  const { title, description, tags, isOneShot, isCompleted, scrollDirection, cover } = work;
  const coverImageId = pictureOf(pictures, cover.key);
  const input = {
    title,
    description,
    tagTitles: tags,
    isOneShot,
    isCompleted,
    scrollDirection,
    coverImageId,
    commentMode: work.softComments ? ('YAWARAKA' as const) : ('DAREDEMO' as const),
    showsYawarakaText: work.softComments === 'SHOWN',
  };
  return expectDone(`work ${work.key}`, await createWork(services, owner.actor, input, null)).workId;
}

async function publishWork(services: Services, owner: Person, work: DemoWork, pictures: Pictures): Promise<Published> {
  const [foundWork, ...foundEpisodes] = await findPublished(services, owner, work);
  const workId = foundWork ?? (await settleWork(services, owner, work, pictures));
  const published: Published = { works: new Map([[work.key, workId]]), episodes: new Map() };
  for (const [index, episode] of work.episodes.entries()) {
    const id =
      foundEpisodes[index] ??
      expectDone(
        `episode ${episode.key}`,
        await addEpisode(services, owner.actor, workId, episodeInput(services, episode, pictures)),
      );
    published.episodes.set(episode.key, id);
  }
  await tellItAsPast(services, workId, work, published);
  return published;
}

/** Everybody else's publication happens now; a demo has been there for a while. */
async function tellItAsPast(services: Services, workId: string, work: DemoWork, published: Published): Promise<void> {
  await services.database.transact(async (tx) => {
    for (const { key, status, publishedHoursAgo } of work.episodes) {
      if (publishedHoursAgo === null || status === 'SCHEDULED') continue;
      await tx.query(
        'backdateEpisode',
        `UPDATE episodes SET publish_at = now() - $2 * interval '1 hour', created_at = now() - ($2 + 24) * interval '1 hour',
           updated_at = now() - $2 * interval '1 hour' WHERE id = $1`,
        [published.episodes.get(key), publishedHoursAgo],
      );
    }
    await refreshFirstPublication(tx, workId);
    await tx.query(
      'backdateWork',
      `UPDATE works SET created_at = least(created_at, first_publish_at - interval '1 day'),
         updated_at = coalesce((SELECT max(updated_at) FROM episodes WHERE work_id = $1), updated_at) WHERE id = $1`,
      [workId],
    );
  });
}

/** Publishes the works of a creator that are not there yet. */
export async function publishWorks(
  services: Services,
  owner: Person,
  creator: DemoCreator,
  pictures: Pictures,
): Promise<Published[]> {
  const published: Published[] = [];
  for (const work of creator.works) {
    published.push(await publishWork(services, owner, work, pictures));
  }
  return published;
}
