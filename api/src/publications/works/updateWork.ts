import { saveApplications } from '../contestApplications/index.ts';
import type { Needs } from '../../graphql/context.ts';
import {
  conflict,
  done,
  HasProblems,
  notFound,
  withProblems,
  type Outcome,
  type Problem,
} from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { indexWorks } from '../../people/searchIndex/index.ts';
import { checkWork, type WorkInput } from './checkWork.ts';
import { writeWorkParts } from './writeNewWork.ts';
import { declareWorkAppearance, listTagKeysOf } from './declareWorkChanges.ts';
import { canEditWork } from './policy.ts';
import { lockWork, works } from './store/works.ts';

/**
 * Changes a work. `expectedRevision` is the revision the person edited: another one means another tab was faster (CONFLICT).
 */
export async function updateWork(
  services: Needs<'database'>,
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
      const checked = await checkWork(tx, actor, input, { before: work, path: 'work' }, found);
      if (found.length > 0) throw new HasProblems();
      const tagsBefore = work.isVisible ? await listTagKeysOf(tx, id) : [];
      await works.update(tx, id, { ...checked.columns, revision: work.revision + 1, updatedAt: new Date() });
      await writeWorkParts(tx, id, checked);
      await saveApplications(tx, { workId: id, inputs: input.contestApplications ?? null, path: 'work' }, found);
      if (found.length > 0) throw new HasProblems();
      await indexWorks(tx, [id]);
      if (work.isVisible) {
        const tagsChanged = checked.tagTitles !== null;
        const lists = tagsChanged ? [...tagsBefore, ...(await listTagKeysOf(tx, id)), keys.hotTags] : [];
        const images =
          checked.coverFocus || input.coverImageId !== undefined
            ? [work.coverImageId, input.coverImageId].filter((image) => image != null).map(keys.image)
            : [];
        await declareChanges(tx, [keys.work(id), ...lists, ...images]);
        // A mature work stands in no list for everybody.
        if (checked.columns.rating && checked.columns.rating !== work.rating) await declareWorkAppearance(tx, work);
      }
      return done(id);
    }),
  );
}
