import { reindexSearch } from '@komawari/api/operating';
import { type Command, defineCommand } from '../Command.ts';

const reindex = defineCommand({
  summary: 'writes the search index of every work and creator again',
  details: 'Needed after data came in another way than through the product. Search answers all the while.',
  example: 'reindex-search',
  async plan(services) {
    const [row] = await services.database.query<{ works: number; creators: number }>(
      'countWhatIsSearched',
      'SELECT (SELECT count(*) FROM works)::int AS works, (SELECT count(*) FROM users)::int AS creators',
    );
    return {
      will: `${row?.works ?? 0} works and ${row?.creators ?? 0} creators are read and indexed again.`,
      async carryOut() {
        return `${await reindexSearch(services)} works can be found by their titles, tags, creators and texts of now.`;
      },
    };
  },
});

/** What concerns search. */
export const searchCommands: Record<string, Command> = { 'reindex-search': reindex };
