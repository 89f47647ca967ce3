import { type Command, defineCommand } from '../Command.ts';

const status = defineCommand({
  summary: 'says how much there is and what waits',
  example: 'status',
  async plan({ database }) {
    const [row] = await database.query<Record<string, number | string | null>>(
      'describeState',
      `SELECT (SELECT count(*) FROM users)::int AS "people with a profile", (SELECT count(*) FROM visible_works)::int AS "public works",
         (SELECT count(*) FROM visible_episodes)::int AS "public episodes", (SELECT count(*) FROM images)::int AS pictures,
         (SELECT count(*) FROM stored_pages)::int AS "stored pages", (SELECT count(*) FROM content_changes)::int AS "changes on record",
         (SELECT count(*) FROM stale_pages)::int AS "pages waiting to be rendered"`,
    );
    return Object.entries(row ?? {})
      .map(([name, value]) => `${String(value).padStart(8)}  ${name}`)
      .join('\n');
  },
});

/** What concerns the installation as a whole. */
export const installationCommands: Record<string, Command> = { status };
