import { refreshHotLists, refreshRankings } from '../../discovery/rankings/index.ts';
import { refreshTagDirectory } from '../../discovery/tagDirectory/index.ts';
import { describeChanges, type World } from '../../testing/publishing/describeChanges.ts';

/** Somebody read these works to the end, on a day that many days ago. */
const read = ({ sql, ren }: World, works: readonly (string | undefined)[], daysAgo: number): Promise<unknown> =>
  sql(
    `INSERT INTO work_people_days (day, work_id, person_key, is_guest, viewed, completed)
     SELECT (now() AT TIME ZONE 'Asia/Tokyo')::date - $3::int, work_id, $2 || place, false, true, true
     FROM unnest($1::text[]) WITH ORDINALITY AS w (work_id, place)`,
    [works, ren.actor.accountId, daysAgo],
  );

const bookmark = ({ act, works, mina }: World): Promise<unknown> =>
  act('addWorkBookmark', { workId: works[2] }, { as: mina });

/** A day on which nothing is left of today's reading, as far as hot lists look. */
const IN_FOUR_DAYS = 4 * 86_400_000;

describeChanges({
  'the rankings are computed': async (world) => {
    await bookmark(world);
    await read(world, world.works, 1);
    await refreshRankings(world.test.services.database);
  },
  'the hot lists are computed': ({ test }) => refreshHotLists(test.services.database),
  'the hot lists come out in another order': async (world) => {
    await read(world, Array(5).fill(world.works[1]), 0);
    await refreshHotLists(world.test.services.database);
  },
  'tags are counted': ({ test }) => refreshTagDirectory(test.services.database),
  'a work with a tag of its own goes to the trash': ({ act, works }) => act('deleteWork', { id: works[0] }),
  'tags are counted without it': ({ test }) => refreshTagDirectory(test.services.database),
  'a work with a tag of its own comes back': ({ act, works }) => act('restoreWork', { id: works[0] }),
  'tags are counted with it': ({ test }) => refreshTagDirectory(test.services.database),
  'the only work with a tag loses it': ({ editWork }) => editWork(0, { tagTitles: ['冒険'] }),
  'it gets the tag again': ({ editWork }) => editWork(0, { tagTitles: ['冒険', 'SF'] }),
  'the rankings of the next day are computed': ({ test }) =>
    refreshRankings(test.services.database, { at: new Date(Date.now() + 86_400_000) }),
  'a ranked work is withdrawn': ({ editEpisode, ren }) => editEpisode(2, { status: 'DRAFT' }, ren),
  'a ranked work comes back': ({ editEpisode, ren }) => editEpisode(2, { status: 'PUBLIC' }, ren),
  'a ranked work gets another title': ({ editWork }) => editWork(1, { title: '灯台の話・改' }),
  'the hot lists run dry': ({ test }) =>
    refreshHotLists(test.services.database, { at: new Date(Date.now() + IN_FOUR_DAYS) }),
});
