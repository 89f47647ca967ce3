import {
  rankedDay,
  refreshHotLists,
  refreshRankings,
  refreshTagDirectory,
  type Services,
} from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';

const EMAIL = { name: 'EMAIL', says: 'what the person signs in with' } as const;

/** A day that is over and ranked. */
function readDay(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) throw new Refusal(`"${text}" is no day. Write it like this: 2026-11-20.`);
  const last = rankedDay(new Date());
  if (text > last) throw new Refusal(`${text} is not ranked yet. The last day that is ranked is ${last}.`);
  return text;
}

const recompute = defineCommand({
  summary: 'computes the rankings, the hot lists and the counts of tags now',
  details: `Closed days stay as they were added up, so that nothing which arrived late moves them; who is blocked or staff by now counts nowhere.
Pages are drawn again where something came out differently.`,
  options: {
    day: {
      value: 'YYYY-MM-DD',
      says: 'the last day of the windows, in Tokyo, instead of the latest one that is ranked',
    },
    'from-tables': { says: 'adds every day up again from what was read, late arrivals included' },
  },
  example: 'recompute-rankings --day 2026-11-20',
  async plan({ database }, { day: given, 'from-tables': isFromScratch }) {
    const day = readDay(given);
    const from = isFromScratch ? ', every day added up again from the tables' : '';
    return {
      will: `The four rankings until ${day ?? rankedDay(new Date())} are computed${from}${day === undefined ? ', the hot lists and the counts of tags' : ''}.`,
      async carryOut() {
        const done = await refreshRankings(database, { ...(day === undefined ? {} : { day }), isFromScratch });
        const hot = day === undefined ? await refreshHotLists(database) : [];
        if (day === undefined) await refreshTagDirectory(database);
        const changed = [...done.changed.map((period) => `the ${period.toLowerCase()} ranking`), ...hot];
        return changed.length === 0
          ? `Everything came out as it was, until ${done.day}.`
          : `Changed until ${done.day}: ${changed.join(', ')}.`;
      },
    };
  },
});

async function markStaff({ database }: Services, email: string, isStaff: boolean): Promise<void> {
  await database.query(
    'markStaff',
    `UPDATE accounts SET is_staff = $2 WHERE id = (SELECT account_id FROM auth_providers WHERE provider = 'EMAIL' AND email = $1::citext)`,
    [email, isStaff],
  );
}

function staffCommand(isStaff: boolean): Command {
  const name = isStaff ? 'mark-staff' : 'unmark-staff';
  return defineCommand({
    summary: isStaff ? 'stops counting what somebody reads, likes and bookmarks' : 'counts somebody again',
    details: 'Staff count nothing in rankings and figures. The rankings follow with their next computation.',
    parameters: [EMAIL],
    example: `${name} editor@example.com`,
    async plan(services, { EMAIL: email }) {
      const [found] = await services.database.query(
        'findStaff',
        `SELECT 1 FROM auth_providers WHERE provider = 'EMAIL' AND email = $1::citext`,
        [email],
      );
      if (!found) throw new Refusal(`Nobody signs in with ${email}.`);
      return {
        will: `${email} ${isStaff ? 'counts nowhere any more' : 'counts like everybody again'}.`,
        async carryOut() {
          await markStaff(services, email, isStaff);
          return `${email} ${isStaff ? 'is staff' : 'is no staff any more'}.`;
        },
      };
    },
  });
}

/** Rankings, and who does not count in them. */
export const rankingCommands: Record<string, Command> = {
  'recompute-rankings': recompute,
  'mark-staff': staffCommand(true),
  'unmark-staff': staffCommand(false),
};
