import { addContest } from '../discovery/editorial/index.ts';
import type { Needs } from '../graphql/context.ts';
import { newId } from '../kernel/ids.ts';
import { sendScoutMessage } from '../publications/scouting/index.ts';

/** The contest of these fixtures and one of its departments. */
export const SCOUTING = { identifier: 'scouting', department: '週刊編集部', replyAddress: 'editors@example.com' };

/** Has a department write about a work, in a contest that is made when it is not there. Answers the id of the message. */
export async function scoutWork(
  services: Needs<'config' | 'database'>,
  workId: string,
  body = 'お話を聞かせてください。',
): Promise<string> {
  const { identifier, department, replyAddress } = SCOUTING;
  const { database } = services;
  const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);
  const there = await database.query('findScouting', 'SELECT 1 FROM contests WHERE identifier = $1', [identifier]);
  if (there.length === 0)
    await addContest(services, {
      identifier,
      title: 'スカウト賞',
      description: '',
      tagTitle: 'スカウト賞',
      prizes: [],
      departments: [department, '月刊編集部'],
      opensAt: days(-1),
      closesAt: days(5),
      resultsAt: null,
    });
  await database.query(
    'enterForScouting',
    `WITH entry AS (
       INSERT INTO contest_entries (id, contest_id, work_id) SELECT $1, id, $2 FROM contests WHERE identifier = $3 RETURNING id)
     INSERT INTO contest_applications (entry_id, scout_preference) SELECT id, 'ANY' FROM entry`,
    [newId('ContestEntry'), workId, identifier],
  );
  const sent = await sendScoutMessage(services, identifier, workId, {
    department,
    body,
    replyAddress,
    operator: 'test',
  });
  if (!sent.ok) throw new Error(sent.problems.map(({ message }) => message).join());
  return sent.value.id;
}
