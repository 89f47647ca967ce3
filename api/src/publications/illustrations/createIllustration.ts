import type { Needs } from '../../graphql/context.ts';
import type { Transaction } from '../../database/index.ts';
import {
  done,
  forbidden,
  HasProblems,
  problem,
  unauthenticated,
  withProblems,
  type Outcome,
  type Problem,
} from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { newId } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkIllustration, type CheckedIllustration, type IllustrationInput } from './checkIllustration.ts';
import { declareIllustrationChange } from './declareIllustrationChanges.ts';
import { canCreateIllustration } from './policy.ts';
import { replaceIllustrationImages } from './store/illustrationImages.ts';
import { illustrations, lockIllustration } from './store/illustrations.ts';
import { countOwnIllustrations } from './store/ownIllustrations.ts';
import { findSameIllustration, lockCreator, type NewContent } from './store/newIllustrations.ts';

/** As many as a work may have episodes (decisions 4.11), which bounds every list of one creator. */
const MAX_ILLUSTRATIONS = 2000;

/** A call is repeated within this time when its answer was lost. */
const RETRY_MINUTES = 10;

/**
 * Creates an illustration with its pictures. Called again after a lost answer (same pictures in the same order, same
 * title) it answers the one it made. Answers the id.
 */
export async function createIllustration(
  services: Needs<'database'>,
  actor: Actor,
  input: IllustrationInput,
): Promise<Outcome<string>> {
  const userId = actor.accountId;
  if (userId === null) throw unauthenticated();
  if (!canCreateIllustration(actor)) throw forbidden(said(publicationsErrors, (t) => t.illustrations.profileFirst()));
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      // One at a time for each creator: a repeated call waits for the first one and finds what it made.
      await lockCreator(tx, userId);
      const checked = await checkIllustration(tx, actor, null, input, found);
      await checkRoom(tx, userId, found);
      if (found.length > 0) throw new HasProblems();
      const made = await findSameIllustration(tx, userId, contentOf(checked), RETRY_MINUTES);
      if (made) return done(made);
      return done(await writeChecked(tx, userId, checked));
    }),
  );
}

const contentOf = ({ columns, images }: CheckedIllustration): NewContent => ({
  title: columns.title,
  imageIds: (images ?? []).map((one) => one.imageId),
});

async function writeChecked(tx: Transaction, userId: string, checked: CheckedIllustration): Promise<string> {
  const id = newId('Illustration');
  await illustrations.insert(tx, illustrations.asNewRow({ id, revision: 1, ...checked.columns, userId }));
  await replaceIllustrationImages(tx, id, checked.images ?? []);
  await declareIllustrationChange(tx, null, await lockIllustration(tx, id));
  return id;
}

/** Writes a new illustration and answers its id. Throws HasProblems after adding to `found`. */
export async function writeNewIllustration(
  tx: Transaction,
  actor: Actor & { accountId: string },
  input: IllustrationInput,
  found: Problem[],
): Promise<string> {
  const checked = await checkIllustration(tx, actor, null, input, found);
  await checkRoom(tx, actor.accountId, found);
  if (found.length > 0) throw new HasProblems();
  return writeChecked(tx, actor.accountId, checked);
}

async function checkRoom(tx: Transaction, userId: string, found: Problem[]): Promise<void> {
  if ((await countOwnIllustrations(tx, userId)) < MAX_ILLUSTRATIONS) return;
  found.push(
    problem(
      ['illustration'],
      'TOO_MANY',
      said(publicationsErrors, (t) => t.illustrations.tooMany({ most: String(MAX_ILLUSTRATIONS) })),
    ),
  );
}
