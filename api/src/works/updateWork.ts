import { saveApplications } from '../contestApplications/index.ts';
import type { Services } from '../graphql/context.ts';
import { conflict, done, HasProblems, notFound, withProblems, type Outcome, type Problem } from '../kernel/errors.ts';
import type { Actor } from '../kernel/actor.ts';
import { declareChanges } from '../publishing/index.ts';
import { indexWorks } from '../search/index.ts';
import { checkWork, type WorkInput } from './checkWork.ts';
import { writeWorkParts } from './createWork.ts';
import { listKeysOf } from './declareWorkChanges.ts';
import { canEditWork } from './policy.ts';
import { lockWork, works } from './store/works.ts';

/**
 * Changes a work. `expectedRevision` is the revision the person edited: another one means another tab was faster (CONFLICT).
 */
export async function updateWork(
  services: Services,
  actor: Actor,
  id: string,
  expectedRevision: number,
  input: WorkInput,
): Promise<Outcome<string>> {
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      const work = await lockWork(tx, id);
      if (!work || !canEditWork(actor, work)) throw notFound();
      if (work.revision !== expectedRevision) throw conflict(work.revision, work.updatedAt);
      const checked = await checkWork(tx, actor, input, { isNew: false, path: 'work' }, found);
      if (found.length > 0) throw new HasProblems();
      const listsBefore = work.isVisible ? await listKeysOf(tx, work) : [];
      await works.update(tx, id, { ...checked.columns, revision: work.revision + 1, updatedAt: new Date() });
      await writeWorkParts(tx, id, checked);
      await saveApplications(tx, { workId: id, inputs: input.contestApplications ?? null, path: 'work' }, found);
      if (found.length > 0) throw new HasProblems();
      await indexWorks(tx, [id]);
      if (work.isVisible) {
        const tagsChanged = checked.tagTitles !== null;
        const lists = tagsChanged
          ? [...listsBefore, ...(await listKeysOf(tx, work))].filter(
              (key) => key.startsWith('Tag:') || key === 'hotTags',
            )
          : [];
        const images =
          checked.coverFocus || input.coverImageId !== undefined
            ? [work.coverImageId, input.coverImageId].filter((image) => image != null).map((image) => `Image:${image}`)
            : [];
        await declareChanges(tx, [`Work:${id}`, ...lists, ...images]);
      }
      return done(id);
    }),
  );
}
