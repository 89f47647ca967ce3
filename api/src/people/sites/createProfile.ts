import { isUniqueViolation, type Reader } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import {
  done,
  HasProblems,
  problem,
  unauthenticated,
  withProblems,
  forbidden,
  type Outcome,
  type Problem,
  type Refusal,
} from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { newId } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { agreeAtSignUp } from '../operatorPages/index.ts';
import { indexCreators } from '../searchIndex/index.ts';
import { checkProfile, checkScreenName, type ProfileInput } from './checkProfile.ts';
import { findHeldScreenName } from './store/heldScreenNames.ts';
import { sites } from './store/sites.ts';
import { findLinkedTwitterName, findUserByScreenName, findUsers, users } from './store/users.ts';

/** What a person enters at the end of the sign-up. */
export interface CreateUserInput extends ProfileInput {
  screenName: string;
}

/** A taken name is found again by the database when two people choose it at once. */
export const takenName = (path: string[]): Problem =>
  problem(
    path,
    'TAKEN',
    said(peopleErrors, (t) => t.sites.takenName()),
  );

/** Whether somebody else has a name, or gave it up less than 90 days ago. */
export async function isNameTaken(reader: Reader, screenName: string, accountId: string): Promise<boolean> {
  const owner = await findUserByScreenName(reader, screenName);
  if (owner) return owner.id !== accountId;
  const held = await findHeldScreenName(reader, screenName);
  return held !== null && held.userId !== accountId;
}

const profileExists = (): Refusal => forbidden(said(peopleErrors, (t) => t.sites.profileExists()));

/** Finishes a sign-up: the account gets its profile and its site, and agrees to the terms. Only an account with a sign-in method and without a profile may. */
export async function createUser(
  services: Needs<'database'>,
  actor: Actor,
  input: CreateUserInput,
): Promise<Outcome<string>> {
  const id = actor.accountId;
  if (id === null) throw unauthenticated();
  if (actor.kind === 'GUEST_NO_PROVIDER') throw forbidden(said(peopleErrors, (t) => t.sites.signUpFirst()));
  if (actor.kind !== 'GUEST_WITH_PROVIDER') throw profileExists();
  const found: Problem[] = [];
  const path = ['screenName'];
  try {
    return await withProblems(found, () =>
      services.database.transact(async (tx) => {
        const screenName = checkScreenName(input.screenName, path, found);
        const columns = await checkProfile(tx, actor, input, { isNew: true, path: [] }, found);
        if (found.length === 0 && (await isNameTaken(tx, screenName, id))) found.push(takenName(path));
        if (found.length > 0) throw new HasProblems();
        // The kind in a token is up to five minutes old.
        if ((await findUsers(tx, [id])).has(id)) throw profileExists();
        const twitterScreenName = await findLinkedTwitterName(tx, id);
        await users.insert(tx, users.asNewRow({ id, screenName, twitterScreenName, ...columns }));
        await indexCreators(tx, [id]);
        await sites.insert(tx, { id: newId('Site'), userId: id });
        await agreeAtSignUp(tx, id);
        return done(id);
      }),
    );
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, problems: [takenName(path)] };
    throw error;
  }
}
