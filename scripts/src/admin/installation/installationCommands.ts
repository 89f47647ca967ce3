import { countUnfinished, listPagesToFinish, showByteSize } from '@komawari/api/operating';
import { type Command, defineCommand } from '../Command.ts';
import { backupCommands } from './backupCommands.ts';
import { doctor } from './doctor.ts';

const status = defineCommand({
  summary: 'says how much there is and what waits',
  example: 'status',
  async plan({ database, disk }) {
    const [row] = await database.query<Record<string, number | string | null>>(
      'describeState',
      `SELECT (SELECT count(*) FROM users)::int AS "people with a profile", (SELECT count(*) FROM visible_works)::int AS "public works",
         (SELECT count(*) FROM visible_episodes)::int AS "public episodes", (SELECT count(*) FROM images)::int AS pictures,
         (SELECT count(*) FROM stored_pages)::int AS "stored pages", (SELECT count(*) FROM content_changes)::int AS "changes on record",
         (SELECT count(*) FROM stale_pages)::int AS "pages waiting to be rendered",
         (SELECT count(*) FROM mails WHERE state = 'WAITING')::int AS "mails waiting to be sent",
         (SELECT count(*) FROM mails WHERE state IN ('REFUSED', 'TOO_LATE'))::int AS "mails that could not be sent (see mails)"`,
    );
    const unfinished = await countUnfinished(database);
    const { free, room } = await disk.look(unfinished);
    const gaps = (await listPagesToFinish({ database })).length;
    const sizes = {
      'of your pages with gaps (see pages check)': String(gaps),
      'in uploads that are not whole': showByteSize(unfinished),
      [`free on the disk, ${room > 0 ? `${showByteSize(room)} of it for uploads` : 'too little: uploads are refused'}`]:
        showByteSize(free),
    };
    return Object.entries({ ...row, ...sizes })
      .map(([name, value]) => `${String(value).padStart(9)}  ${name}`)
      .join('\n');
  },
});

/** What concerns the installation as a whole. */
export const installationCommands: Record<string, Command> = { status, doctor, ...backupCommands };
