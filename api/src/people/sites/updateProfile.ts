import type { Needs } from '../../graphql/context.ts';
import { isUniqueViolation, type Transaction } from '../../database/index.ts';
import {
  done,
  HasProblems,
  problem,
  unauthenticated,
  withProblems,
  type Outcome,
  type Problem,
} from '../../kernel/errors.ts';
import { isRegistered, type Actor } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { declareChanges, keys } from '../../publishing/index.ts';
import { indexCreators } from '../searchIndex/index.ts';
import { changePrivateProfile, type PrivateProfileInput } from './changePrivateProfile.ts';
import { checkProfile, checkScreenName, type ProfileInput } from './checkProfile.ts';
import { isNameTaken, takenName } from './createProfile.ts';
import { holdScreenName, releaseScreenName } from './store/heldScreenNames.ts';
import { findUsers, hasRenamedLately, users, type UserRecord } from './store/users.ts';

export interface UpdateProfileInput extends ProfileInput, PrivateProfileInput {
  screenName?: string | null | undefined;
}

/** Changes the own profile. Every page that shows it is drawn again. */
export async function updateProfile(
  services: Needs<'database'>,
  actor: Actor,
  input: UpdateProfileInput,
): Promise<Outcome<string>> {
  if (!isRegistered(actor)) throw unauthenticated();
  const id = actor.accountId;
  const found: Problem[] = [];
  try {
    return await withProblems(found, () =>
      services.database.transact(async (tx) => {
        const before = (await findUsers(tx, [id])).get(id);
        if (!before) throw unauthenticated();
        const columns = await checkProfile(tx, actor, input, { isNew: false, path: [] }, found);
        const renamed = await checkRename(tx, before, input.screenName, found);
        await changePrivateProfile(tx, id, input, found);
        if (found.length > 0) throw new HasProblems();
        await users.update(tx, id, {
          ...columns,
          ...(renamed === null ? {} : { screenName: renamed, screenNameChangedAt: new Date() }),
          updatedAt: new Date(),
        });
        if (renamed !== null) {
          await holdScreenName(tx, before.screenName, id);
          await releaseScreenName(tx, renamed);
        }
        await indexCreators(tx, [id]);
        const icons =
          input.iconImageId === undefined
            ? []
            : [before.iconImageId, input.iconImageId].filter((image) => image !== null).map(keys.image);
        await declareChanges(tx, [keys.user(id), ...icons]);
        return done(id);
      }),
    );
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, problems: [takenName(['screenName'])] };
    throw error;
  }
}

/** decisions 4.2: a screen name changes at most once in 30 days. Answers the new name, or null when it stays. */
async function checkRename(
  tx: Transaction,
  before: UserRecord,
  wanted: string | null | undefined,
  found: Problem[],
): Promise<string | null> {
  if (wanted == null || wanted.trim() === before.screenName) return null;
  const name = checkScreenName(wanted, ['screenName'], found);
  if (await hasRenamedLately(tx, before.id))
    found.push(
      problem(
        ['screenName'],
        'TOO_SOON',
        said(peopleErrors, (t) => t.sites.screenNameTooSoon()),
      ),
    );
  if (await isNameTaken(tx, name, before.id)) found.push(takenName(['screenName']));
  return name;
}
