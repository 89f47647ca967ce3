import { HasProblems, problem, type Problem } from '../../../kernel/errors.ts';

/** PostgreSQL: two rows want the same unique value. */
const UNIQUE_VIOLATION = '23505';

const TAKEN = problem(
  ['code'],
  'TAKEN',
  'Another account has signed up with this address since, so nothing changed.',
  'このメールアドレスは別のアカウントで使われています。',
);

/** Ends the use case because another account has the address by now. */
export function refuseTaken(found: Problem[]): never {
  found.push(TAKEN);
  throw new HasProblems();
}

/** Runs a write of an address. When another account took it at the same instant, it ends as `refuseTaken` does. */
export async function orTaken<Result>(found: Problem[], write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return refuseTaken(found);
    throw error;
  }
}
