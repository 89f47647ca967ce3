import type { Services } from '../../graphql/context.ts';
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
import { checkIllustration, type CheckedIllustration, type IllustrationInput } from './checkIllustration.ts';
import { declareIllustrationChange } from './declareIllustrationChanges.ts';
import { canCreateIllustration } from './policy.ts';
import { replaceIllustrationImages } from './store/illustrationImages.ts';
import { illustrations, lockIllustration } from './store/illustrations.ts';

/** As many as a work may have episodes (decisions 4.11), which bounds every list of one creator. */
const MAX_ILLUSTRATIONS = 2000;

/** A call is repeated within this time when its answer was lost. */
const RETRY_MINUTES = 10;

/**
 * Creates an illustration with its pictures. Called again after a lost answer (same pictures in the same order, same
 * title) it answers the one it made. Answers the id.
 */
export async function createIllustration(
  services: Services,
  actor: Actor,
  input: IllustrationInput,
): Promise<Outcome<string>> {
  const userId = actor.accountId;
  if (userId === null) throw unauthenticated();
  if (!canCreateIllustration(actor))
    throw forbidden(
      'Finish your profile to publish illustrations.',
      'イラストを投稿するにはプロフィールを完成させてください。',
    );
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      // One at a time for each creator: a repeated call waits for the first one and finds what it made.
      await tx.query('lockCreator', 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
      const checked = await checkIllustration(tx, actor, null, input, found);
      await checkRoom(tx, userId, found);
      if (found.length > 0) throw new HasProblems();
      const made = await findSame(tx, userId, checked);
      if (made) return done(made);
      return done(await writeChecked(tx, userId, checked));
    }),
  );
}

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
  const [owned] = await tx.query<{ count: number }>(
    'countOwnIllustrations',
    'SELECT count(*)::int AS count FROM illustrations WHERE user_id = $1 AND deleted_at IS NULL',
    [userId],
  );
  if (!owned || owned.count < MAX_ILLUSTRATIONS) return;
  found.push(
    problem(
      ['illustration'],
      'TOO_MANY',
      `You have ${MAX_ILLUSTRATIONS} illustrations, which is the limit. Move one to the trash first.`,
      `イラストは${MAX_ILLUSTRATIONS}件までです。`,
    ),
  );
}

/** The illustration a first call with the same content made a moment ago. */
async function findSame(tx: Transaction, userId: string, { columns, images }: CheckedIllustration) {
  const [row] = await tx.query<{ id: string }>(
    'findSameIllustration',
    `SELECT l.id FROM illustrations l
     WHERE l.user_id = $1 AND l.title = $2 AND l.deleted_at IS NULL AND l.revision = 1
       AND l.created_at > now() - interval '${RETRY_MINUTES} minutes'
       AND (SELECT array_agg(m.image_id ORDER BY m.position) FROM illustration_images m WHERE m.illustration_id = l.id) = $3::text[]
     LIMIT 1`,
    [userId, columns.title, (images ?? []).map((one) => one.imageId)],
  );
  return row?.id ?? null;
}
