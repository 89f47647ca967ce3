import { rollUpAnalytics } from '@komawari/api/seeding';
import type { Task } from './Task.ts';

const UNUSED = { leavePosition: null, source: null, utmSource: null, utmContent: null, utmCampaign: null };

/**
 * `WORK_ID PEOPLE`: so many people read its first episode, every third to the end. They are counted at once, as a worker would
 * count them within a minute.
 */
export const readWork: Task = async ({ database, readingEvents }, [workId = '', people = '']) => {
  const [episode] = await database.query<{ id: string }>(
    'findFirstEpisode',
    'SELECT id FROM visible_episodes WHERE work_id = $1 ORDER BY position LIMIT 1',
    [workId],
  );
  if (!episode) throw new Error(`${workId} has no episode that is out.`);
  for (let number = 0; number < Number(people); number++) {
    const read = { episodeId: episode.id, workId, personKey: `guest:${workId}-${number}`, isGuest: true, ...UNUSED };
    readingEvents.add({ ...read, kind: 'OPEN', eventId: `${workId} ${number}`, pageNumber: null });
    if (number % 3 === 0)
      readingEvents.add({ ...read, kind: 'COMPLETED', eventId: `${workId} ${number} end`, pageNumber: null });
  }
  await readingEvents.settle();
  await rollUpAnalytics(database);
  return '';
};
