import { ArchiveRefused, openDataArchive, type DataArchive } from '@komawari/storage/archives';
import { saidOfArchive, type PictureServices } from '../../../media/images/index.ts';
import type { Needs } from '../../../graphql/context.ts';
import { claimJob, finishImport, noteFailure, type ImportNote, type ImportRecord } from '../store/dataJobs.ts';
import { findImportedThings } from '../store/importedThings.ts';
import { DOCUMENT, documentSchema, VERSION, type DataDocument } from './format.ts';
import { Import } from './Import.ts';
import { importImages } from './importImages.ts';
import { importPerson } from './importPerson.ts';
import { inLanguage, said, type Said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';

/** All words of a very large account; the pictures lie beside it. */
const MOST_DOCUMENT_BYTES = 256 * 1024 * 1024;

/** Takes a part of an archive in. What it leaves out it notes in the run, which also knows what became of the parts before. */
export type ImportStep = (run: Import) => Promise<void>;

/**
 * Takes in the archives that wait: pictures and the person, then what `steps` take, in their order. Faults go to `onFault`
 * and are tried again; an archive that cannot be used is told to its person.
 */
export async function runImports(
  services: PictureServices,
  steps: readonly ImportStep[],
  onFault: (error: unknown) => void,
): Promise<void> {
  for (;;) {
    const job = await services.database.transact((tx) => claimJob<ImportRecord>(tx, 'data_imports'));
    if (!job) return;
    try {
      await takeIn(services, job, steps);
    } catch (error) {
      onFault(error);
      await services.database.transact((tx) => noteFailure(tx, 'data_imports', job.id));
    }
  }
}

async function takeIn(services: PictureServices, job: ImportRecord, steps: readonly ImportStep[]): Promise<void> {
  const upload = await services.uploads.find(job.accountId, job.uploadId);
  if (!upload) return finish(services, job, 'FAILED', [GONE]);
  const opened = await open(upload.path);
  if ('refusal' in opened) return finish(services, job, 'FAILED', [opened.refusal]);
  const { archive, data } = opened;
  try {
    const known = await findImportedThings(services.database, job.accountId);
    const run = new Import({ services, job, archive, data, known });
    // Pictures first: everything else shows them.
    for (const step of [importImages, importPerson, ...steps]) await step(run);
    await finish(services, job, 'DONE', run.notes);
    await services.uploads.remove(upload.id);
  } finally {
    archive.close();
  }
}

async function open(path: string): Promise<{ archive: DataArchive; data: DataDocument } | { refusal: ImportNote }> {
  let archive: DataArchive | null = null;
  try {
    archive = await openDataArchive(path);
    const text = (await archive.read(DOCUMENT, MOST_DOCUMENT_BYTES)).toString('utf8');
    const parsed = documentSchema.safeParse(JSON.parse(text));
    if (parsed.success) return { archive, data: parsed.data };
    archive.close();
    return {
      refusal: note(
        said(peopleErrors, (t) =>
          t.account.otherVersion({
            file: DOCUMENT,
            version: String(VERSION),
            place: parsed.error.issues[0]?.path.join('.') ?? '',
          }),
        ),
      ),
    };
  } catch (error) {
    archive?.close();
    if (error instanceof ArchiveRefused) return { refusal: note(saidOfArchive(error)) };
    if (error instanceof SyntaxError)
      return { refusal: note(said(peopleErrors, (t) => t.account.damaged({ file: DOCUMENT }))) };
    throw error;
  }
}

const note = (reason: Said): ImportNote => ({
  what: 'The archive',
  ...said(peopleErrors, (t, language) => t.account.notOurs({ reason: inLanguage(language, reason) })),
});

const GONE: ImportNote = {
  what: 'The archive',
  ...said(peopleErrors, (t) => t.account.gone()),
};

const finish = (
  { database }: Needs<'database'>,
  { id }: ImportRecord,
  state: 'DONE' | 'FAILED',
  notes: ImportNote[],
): Promise<void> => database.transact((tx) => finishImport(tx, id, { state, notes }));
