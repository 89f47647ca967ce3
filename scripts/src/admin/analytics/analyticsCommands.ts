import { checkAnalytics, findSeats, setSeats } from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';

/** A number of seats; null opens analytics to everybody. */
function readSeats(text: string): number | null {
  if (text === 'open') return null;
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new Refusal(`"${text}" is no number of seats. Write a whole number, or open.`);
}

/** What an operator does about the analytics of creators. */
export const analyticsCommands: Record<string, Command> = {
  'analytics check': defineCommand({
    summary: 'compares what creators are told of their readers with the readings it was counted from',
    details:
      'Looks at every day that is over and whose readings are still kept. Ends with status 1 and a line for each count that differs.',
    example: 'analytics check',
    async plan({ database }) {
      const { days, wrong } = await checkAnalytics(database);
      if (wrong.length > 0)
        throw new Refusal(
          `Counts differ from the readings.\n${wrong.map(({ day, workId, episodeId, item, label, stored, expected }) => `${day ?? 'all days'} ${workId} ${episodeId} ${item} ${label}: ${stored} is kept, ${expected} is right`).join('\n')}`,
        );
      const last = days.at(-1);
      return last ? `${days.length} days until ${last}: every count is what the readings say.` : 'No day is over yet.';
    },
  }),
  'analytics seats': defineCommand({
    summary: 'sets how many creators may enter the closed beta of analytics, or opens them to everybody',
    details:
      'Who has a seat keeps it, also when there are fewer seats then. Creators need a public episode either way.',
    parameters: [{ name: 'SEATS', says: 'a whole number, or open' }],
    example: 'analytics seats 100',
    async plan({ database }, { SEATS: text }) {
      const seats = readSeats(text);
      const { taken } = await findSeats(database);
      return {
        will:
          seats === null
            ? 'Analytics are open to every creator with a public episode.'
            : `Analytics are open to ${seats} creators; ${taken} seats are taken.`,
        async carryOut() {
          await setSeats(database, seats);
          return seats === null ? 'Analytics are open to everybody.' : `There are ${seats} seats now.`;
        },
      };
    },
  }),
};
