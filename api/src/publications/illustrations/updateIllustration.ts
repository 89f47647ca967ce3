import type { Needs } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import {
  conflict,
  done,
  HasProblems,
  notFound,
  withProblems,
  type Outcome,
  type Problem,
} from '../../kernel/errors.ts';
import { checkIllustration, type IllustrationInput } from './checkIllustration.ts';
import { declareIllustrationChange } from './declareIllustrationChanges.ts';
import { canEditIllustration } from './policy.ts';
import { findIllustrationImages, replaceIllustrationImages } from './store/illustrationImages.ts';
import { findIllustrations, illustrations, lockIllustration } from './store/illustrations.ts';

/**
 * Changes an illustration, also opening and closing it. `expectedRevision` is the revision the person edited: another one
 * means another tab was faster (CONFLICT). Answers the id.
 */
export async function updateIllustration(
  services: Needs<'database'>,
  actor: Actor,
  id: string,
  expectedRevision: number,
  input: IllustrationInput,
): Promise<Outcome<string>> {
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      const before = await lockIllustration(tx, id);
      if (!before || !canEditIllustration(actor, before)) throw notFound();
      if (before.revision !== expectedRevision) throw conflict(before.revision, before.updatedAt);
      const { columns, images } = await checkIllustration(tx, actor, before, input, found);
      if (found.length > 0) throw new HasProblems();
      const old = images ? ((await findIllustrationImages(tx, [id])).get(id) ?? []) : [];
      await illustrations.update(tx, id, { ...columns, revision: before.revision + 1, updatedAt: new Date() });
      if (images) await replaceIllustrationImages(tx, id, images);
      const after = (await findIllustrations(tx, [id])).get(id) ?? null;
      await declareIllustrationChange(tx, before, after, differenceOf(old, images ?? []));
      return done(id);
    }),
  );
}

type HasImage = { imageId: string };

/** Pictures that came or went; those that only moved stay where they are. */
function differenceOf(before: readonly HasImage[], after: readonly HasImage[]): string[] {
  const [had, has] = [before, after].map((list) => new Set(list.map((one) => one.imageId))) as [
    Set<string>,
    Set<string>,
  ];
  return [...[...had].filter((id) => !has.has(id)), ...[...has].filter((id) => !had.has(id))];
}
