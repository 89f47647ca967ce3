import { createHash } from 'node:crypto';
import { ArchiveRefused } from '@komawari/storage/archives';
import { addUpload, createImage, saidOfArchive } from '../../../media/images/index.ts';
import { problem, problems, type Outcome } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import type { DataDocument } from './format.ts';
import type { Import } from './Import.ts';

type Image = DataDocument['images'][number];

/** Takes every original in as an upload of the person: identified by its bytes, decoded whole, with sizes of its own. */
export async function importImages(run: Import): Promise<void> {
  for (const image of run.data.images) {
    if (run.targetOf(image.id) === null) {
      const outcome = await importImage(run, image);
      if (!outcome.ok) run.leaveOut(image.fileName || image.file, outcome.problems);
    }
    await run.step();
  }
}

async function importImage(run: Import, image: Image): Promise<Outcome<string>> {
  const { services, actor, job } = run;
  let body: Buffer;
  try {
    body = await run.archive.read(image.file);
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    return problems([problem([], error.code, saidOfArchive(error))]);
  }
  if (createHash('sha256').update(body).digest('hex') !== image.sha256)
    return problems([
      problem(
        [],
        'CHANGED',
        said(peopleErrors, (t) => t.account.pictureChanged()),
      ),
    ]);
  // The same picture of the same archive gives the same upload, so a run that was cut off makes no second one.
  const added = await addUpload(services, job.accountId, {
    parentId: `import:${job.accountId}:${image.id}`,
    fileName: image.fileName,
    body,
  });
  if (!added.ok) return added;
  const { type, focusX, focusY, altText } = image;
  const made = await createImage(services, actor, {
    uploadId: added.value.id,
    type,
    focusX,
    focusY,
    altText,
    isImported: true,
  });
  if (!made.ok) return made;
  await services.database.transact((tx) => run.remember(tx, image.id, made.value.id));
  return { ok: true, value: made.value.id };
}
