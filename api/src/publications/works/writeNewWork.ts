import type { Transaction } from '../../database/index.ts';
import { HasProblems, problem, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { newId } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { saveApplications } from '../contestApplications/index.ts';
import { moveFocus } from '../../media/images/index.ts';
import { indexWorks } from '../../people/searchIndex/index.ts';
import { findOrCreateTags } from '../tags/index.ts';
import { checkWork, type CheckedWork, type WorkInput } from './checkWork.ts';
import { replaceWorkTags } from './store/workTags.ts';
import { countOwnWorks, lockWork, works, type WorkRecord } from './store/works.ts';

/** decisions 4.11: works per creator. */
const MAX_WORKS = 500;

/** Writes a new work and answers it, its row locked. Throws HasProblems after adding to `found`. */
export async function writeNewWork(
  tx: Transaction,
  actor: Actor,
  workInput: WorkInput,
  found: Problem[],
): Promise<WorkRecord> {
  const checked = await checkWork(tx, actor, workInput, { before: null, path: 'workInput' }, found);
  const userId = actor.accountId ?? '';
  if ((await countOwnWorks(tx, userId)) >= MAX_WORKS)
    found.push(
      problem(
        ['workInput'],
        'TOO_MANY',
        said(publicationsErrors, (t) => t.works.tooMany({ most: MAX_WORKS })),
      ),
    );
  if (found.length > 0) throw new HasProblems();
  const workId = newId('Work');
  await writeWork(tx, workId, { ...checked, columns: { ...checked.columns, userId } });
  await saveApplications(tx, { workId, inputs: workInput.contestApplications ?? null, path: 'workInput' }, found);
  const work = await lockWork(tx, workId);
  if (!work) throw new Error('a work vanished inside its own transaction');
  return work;
}

/** Inserts a checked work with its tags. */
async function writeWork(tx: Transaction, id: string, checked: CheckedWork): Promise<void> {
  await works.insert(tx, works.asNewRow({ id, revision: 1, ...checked.columns }));
  await writeWorkParts(tx, id, checked);
  await indexWorks(tx, [id]);
}

/** Writes what lies outside the work's own row: tags and the cover's focus point. */
export async function writeWorkParts(tx: Transaction, workId: string, checked: CheckedWork): Promise<void> {
  if (checked.tagTitles)
    await replaceWorkTags(
      tx,
      workId,
      (await findOrCreateTags(tx, checked.tagTitles)).map((tag) => tag.id),
    );
  if (checked.coverFocus) await moveFocus(tx, checked.coverFocus.imageId, checked.coverFocus);
}
