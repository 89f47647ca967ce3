import { HasProblems, problem, type Problem } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';

/** PostgreSQL: two rows want the same unique value. */
const UNIQUE_VIOLATION = '23505';

const TAKEN = problem(
  ['code'],
  'TAKEN',
  said(peopleErrors, (t) => t.identity.addressTaken()),
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
