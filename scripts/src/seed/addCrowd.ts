import { createHash } from 'node:crypto';
import {
  type Services,
  type Transaction,
  refreshHotLists,
  refreshRankings,
  refreshTagDirectory,
} from '@komawari/api/seeding';
import type { DemoCatalogue, DemoWork } from '@komawari/demo';
import { randomFrom } from '@komawari/demo/random';
import type { Person } from './people.ts';
import type { Published } from './publishWorks.ts';

const dayInHours = 24;
const daysOfCrowd = 30;
const crowdSize = 260;

type Random = ReturnType<typeof randomFrom>;
type Mark = { target: string; account: string; hoursAgo: number; count: number };
type Visit = { day: number; work: string; person: string; isGuest: boolean; completed: boolean };

/** An account's id that is the same in a repeated seed. */
function visitorId(number: number): string {
  const digest = createHash('sha256').update(`demo visitor ${number}`).digest();
  return `u${[...digest.subarray(0, 20)].map((byte) => (byte & 31).toString(32)).join('')}`;
}

/** How much a work draws people, from 0 to 1, by the views of its episodes. */
function pullOf(work: DemoWork, catalogue: DemoCatalogue): number {
  const viewsOf = ({ episodes }: DemoWork) => Math.max(...episodes.map(({ views }) => views));
  const most = Math.max(...catalogue.creators.flatMap(({ works }) => works.map(viewsOf)));
  return viewsOf(work) / most;
}

/** How many more people come within that many days after an episode came out. */
const afterglow = (work: DemoWork, daysAgo: number): number =>
  work.episodes.reduce((sum, { publishedHoursAgo, status }) => {
    const age = (publishedHoursAgo ?? -1) / dayInHours - daysAgo;
    return status === 'DRAFT' || age < -1 ? sum : sum + 2.5 * 0.5 ** Math.max(0, age / 2);
  }, 0.4);

function planVisits(work: DemoWork, workId: string, pull: number, random: Random, readers: string[]): Visit[] {
  const visits: Visit[] = [];
  const began = Math.max(...work.episodes.map(({ publishedHoursAgo }) => publishedHoursAgo ?? 0)) / dayInHours;
  for (let day = 0; day <= Math.min(daysOfCrowd, began); day++) {
    const strength = pull * afterglow(work, day);
    const guests = Math.round(strength * random.between(5, 16));
    for (let number = 0; number < guests; number++)
      visits.push({
        day,
        work: workId,
        person: `guest:demo-${day}-${number}`,
        isGuest: true,
        completed: random.next() < 0.6,
      });
    for (const person of readers)
      if (random.next() < strength * 0.14)
        visits.push({ day, work: workId, person, isGuest: false, completed: random.next() < 0.8 });
  }
  return visits;
}

/** Likes and bookmarks of visitors without a profile: most soon after what they are for came out. */
function planMarks(targets: { id: string; hoursAgo: number }[], share: number, random: Random): Mark[] {
  const marks: Mark[] = [];
  for (const { id, hoursAgo } of targets) {
    for (let number = 0; number < crowdSize; number++) {
      if (random.next() >= share) continue;
      const delay = Math.min(hoursAgo, -Math.log(1 - random.next()) * 6 * dayInHours);
      marks.push({ target: id, account: visitorId(number), hoursAgo: hoursAgo - delay, count: random.whole(1, 10) });
    }
  }
  return marks;
}

async function writeMarks(tx: Transaction, likes: Mark[], bookmarks: Mark[]): Promise<void> {
  const columns = (marks: Mark[]) => [
    marks.map(({ target }) => target),
    marks.map(({ account }) => account),
    marks.map(({ hoursAgo }) => hoursAgo),
  ];
  await tx.query(
    'addCrowdLikes',
    `WITH given AS (
       INSERT INTO likes (episode_id, account_id, count, created_at, updated_at)
       SELECT g.episode, g.account, g.count, g.at, g.at FROM (
         SELECT episode, account, count, now() - hours * interval '1 hour' AS at
         FROM unnest($1::text[], $2::text[], $3::float8[], $4::int[]) AS u (episode, account, hours, count)) g
       ON CONFLICT DO NOTHING RETURNING episode_id, count
     ), totals AS (SELECT episode_id, sum(count) AS count FROM given GROUP BY episode_id)
     UPDATE episode_counts c SET like_count = c.like_count + t.count FROM totals t WHERE t.episode_id = c.episode_id`,
    [...columns(likes), likes.map(({ count }) => count)],
  );
  await tx.query(
    'addCrowdBookmarks',
    `INSERT INTO bookmarks (work_id, account_id, created_at)
     SELECT work, account, now() - hours * interval '1 hour' FROM unnest($1::text[], $2::text[], $3::float8[]) AS u (work, account, hours)
     ON CONFLICT DO NOTHING`,
    columns(bookmarks),
  );
}

async function writeVisits(tx: Transaction, visits: Visit[]): Promise<void> {
  await tx.query(
    'addCrowdVisits',
    `INSERT INTO work_people_days (day, work_id, person_key, is_guest, viewed, completed)
     SELECT (now() AT TIME ZONE 'Asia/Tokyo')::date - ago, work, person, guest, true, completed
     FROM unnest($1::int[], $2::text[], $3::text[], $4::boolean[], $5::boolean[]) AS u (ago, work, person, guest, completed)
     ON CONFLICT DO NOTHING`,
    [
      visits.map(({ day }) => day),
      visits.map(({ work }) => work),
      visits.map(({ person }) => person),
      visits.map(({ isGuest }) => isGuest),
      visits.map(({ completed }) => completed),
    ],
  );
}

/** The sums by day that the visits make, as the worker would have added them up. */
async function addUpVisits(tx: Transaction, works: string[]): Promise<void> {
  await tx.query(
    'addUpVisits',
    `INSERT INTO work_days (work_id, day, people, views, completions)
     SELECT work_id, day, count(*), count(*), count(*) FILTER (WHERE completed) FROM work_people_days WHERE work_id = ANY($1) GROUP BY 1, 2
     ON CONFLICT (work_id, day) DO UPDATE SET people = excluded.people, views = excluded.views, completions = excluded.completions`,
    [works],
  );
}

/** What the demo's own readers did moments ago, when they were seeded, happened over the last weeks. */
async function backdateReaders(tx: Transaction, accounts: string[]): Promise<void> {
  await tx.query('backdateProfiles', `UPDATE users SET created_at = now() - interval '90 days' WHERE id = ANY($1)`, [
    accounts,
  ]);
  const spread = (a: string, b: string) => `(abs(hashtext(${a} || ${b})) % 700) * interval '1 hour'`;
  await tx.query(
    'backdateLikes',
    `UPDATE likes l SET created_at = greatest(e.publish_at, now() - ${spread('l.account_id', 'l.episode_id')})
     FROM episodes e WHERE e.id = l.episode_id AND l.account_id = ANY($1)`,
    [accounts],
  );
  await tx.query(
    'backdateBookmarks',
    `UPDATE bookmarks b SET created_at = greatest(w.first_publish_at, now() - ${spread('b.account_id', 'b.work_id')})
     FROM works w WHERE w.id = b.work_id AND b.account_id = ANY($1)`,
    [accounts],
  );
}

function planCrowd(catalogue: DemoCatalogue, published: Published, readers: string[]) {
  const random = randomFrom('crowd');
  const visits: Visit[] = [];
  const likes: Mark[] = [];
  const bookmarks: Mark[] = [];
  for (const work of catalogue.creators.flatMap(({ works }) => works)) {
    const id = published.works.get(work.key);
    if (!id) continue;
    const pull = pullOf(work, catalogue);
    const out = work.episodes.flatMap(({ key, publishedHoursAgo, status }) => {
      const episode = published.episodes.get(key);
      const isOut = status === 'PUBLIC' && publishedHoursAgo !== null && publishedHoursAgo > 0;
      return episode && isOut ? [{ id: episode, hoursAgo: publishedHoursAgo }] : [];
    });
    if (out.length === 0) continue;
    visits.push(...planVisits(work, id, pull, random, readers));
    likes.push(...planMarks(out, pull * 0.22, random));
    const first = Math.min(daysOfCrowd * dayInHours, Math.max(...out.map(({ hoursAgo }) => hoursAgo)));
    bookmarks.push(...planMarks([{ id, hoursAgo: first }], pull * 0.3, random));
  }
  return { visits, likes, bookmarks };
}

/**
 * A month of people who read, liked and bookmarked, most of them guests, and the rankings of the last three days that follow
 * from it, so that works have moved.
 */
export async function addCrowd(
  services: Services,
  catalogue: DemoCatalogue,
  people: Map<string, Person>,
  published: Published,
): Promise<void> {
  const readers = catalogue.readers.flatMap(({ screenName }) => people.get(screenName)?.actor.accountId ?? []);
  const { visits, likes, bookmarks } = planCrowd(catalogue, published, readers);
  await services.database.transact(async (tx) => {
    const visitors = Array.from({ length: crowdSize }, (_, number) => visitorId(number));
    await tx.query(
      'addVisitors',
      `INSERT INTO accounts (id, created_at) SELECT unnest($1::text[]), now() - interval '90 days' ON CONFLICT DO NOTHING`,
      [visitors],
    );
    await backdateReaders(
      tx,
      [...people.values()].map(({ actor }) => actor.accountId),
    );
    await writeMarks(tx, likes, bookmarks);
    await writeVisits(tx, visits);
    await addUpVisits(tx, [...published.works.values()]);
  });
  for (const daysAgo of [2, 1, 0])
    await refreshRankings(services.database, { at: new Date(Date.now() - daysAgo * dayInHours * 3_600_000) });
  await refreshHotLists(services.database);
  await refreshTagDirectory(services.database);
}
