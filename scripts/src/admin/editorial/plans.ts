import type { Outcome, Problem } from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import type { Plan } from '../Command.ts';

/** What a use case answered, or the sentences about what has to be fixed. */
function expectOk<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw new Refusal(outcome.problems.map((problem: Problem) => problem.message).join('\n'));
}

/** A plan that carries out a use case; what its core cannot find becomes a sentence too. */
export const planOf = <Value>(
  will: string,
  work: () => Promise<Outcome<Value> | void>,
  say: (value: Value | undefined) => string = () => 'Done.',
): Plan => ({
  will,
  async carryOut() {
    try {
      const outcome = await work();
      return say(outcome ? expectOk(outcome) : undefined);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND')
        throw new Refusal('There is no such thing. The commands that list things say what there is.');
      throw error;
    }
  },
});

/** An instant an operator typed: `2026-12-01` is the beginning of that day in Japan, `2026-12-01T18:00` that minute. */
export function readInstant(text: string): Date {
  const form = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.exec(text);
  const instant = new Date(form ? `${text}${form[1] ? '' : 'T00:00'}:00+09:00` : Number.NaN);
  if (Number.isNaN(instant.getTime()))
    throw new Refusal(`"${text}" is no day. Write 2026-12-01 or 2026-12-01T18:00, in Japan's time.`);
  return instant;
}

/** The end of the last day that somebody named: everything up to 23:59:59 in Japan. */
export const endOfDay = (day: string): Date => new Date(readInstant(day.slice(0, 10)).getTime() + 86_400_000);

/** A place in a list, from 1; null without one. */
export function readPlace(text: string | undefined): number | null {
  if (text === undefined) return null;
  const place = Number(text);
  if (!Number.isInteger(place) || place < 1) throw new Refusal('A place is a whole number from 1.');
  return place;
}
