import { ArchiveRefused, expandArchive as readArchive, type ArchiveRemark } from '@komawari/storage/archives';
import type { Needs } from '../../graphql/context.ts';
import { limitRate } from '../../database/index.ts';
import { unauthenticated, done, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { hasProvider, type Actor } from '../../kernel/actor.ts';
import { said, type Said } from '../../kernel/said.ts';
import mediaErrors from '../../messages/mediaErrors.js';
import { admitUpload } from './admitUpload.ts';
import { problemOfRefusal, type UploadRefusal } from './UploadRefusal.ts';
import type { FinishedUpload } from './uploads.ts';
import { saidOfArchive, saidOfRemark } from './saidOfFile.ts';

/** What came out of an archive: its pages, and what is wrong with those that could not be read. */
export interface ExpandedArchive {
  entries: FinishedUpload[];
  damaged: Problem[];
  /** What was left out because it is no page, or got another name. */
  remarks: Remark[];
}

/** A sentence about an entry. */
export type Remark = ArchiveRemark & Said;

/** Ends the reading of an archive whose pages have no room. */
class NoRoom extends Error {
  readonly refusal: UploadRefusal;

  constructor(refusal: UploadRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Turns a ZIP or CBZ upload into one upload per page, in natural reading order over the full path. A page that cannot be
 * read is named, and the others are there. An archive that is refused as a whole leaves nothing behind.
 */
export async function expandArchive(
  services: Needs<'config' | 'database' | 'uploads' | 'disk'>,
  actor: Actor,
  uploadId: string,
): Promise<Outcome<ExpandedArchive>> {
  if (!hasProvider(actor)) throw unauthenticated();
  const { accountId } = actor;
  const upload = await services.uploads.find(accountId, uploadId);
  if (!upload) {
    return problems([
      problem(
        ['uploadId'],
        'UPLOAD_NOT_FOUND',
        said(mediaErrors, (t) => t.images.archiveMissing()),
      ),
    ]);
  }
  await limitRate(services.database, 'archive', accountId);
  const entries: FinishedUpload[] = [];
  const damaged: Problem[] = [];
  let remarks: readonly ArchiveRemark[];
  try {
    ({ remarks } = await readArchive(upload.path, {
      // From now on it counts as what it unpacks to.
      onList: async ({ size }) => {
        const { id, fileName } = upload;
        const refusal = await admitUpload(services, { id, accountId, fileName, byteSize: size, isWhole: true });
        if (refusal) throw new NoRoom(refusal);
      },
      onEntry: async (entry) => {
        try {
          entries.push(await services.uploads.add(accountId, upload.id, entry.path, await entry.read()));
        } catch (error) {
          damaged.push(damagedEntry(upload.fileName, error));
        }
      },
    }));
  } catch (error) {
    await Promise.all(entries.map((entry) => services.uploads.remove(entry.id)));
    // The archive stays: there may be room for its pages later.
    if (error instanceof NoRoom) return problems([problemOfRefusal(['uploadId'], error.refusal)]);
    if (!(error instanceof ArchiveRefused)) throw error;
    await services.uploads.remove(upload.id);
    return problems([refusalOf(upload.fileName, error)]);
  }
  await services.uploads.remove(upload.id);
  if (entries.length === 0) return problems(damaged);
  return done({
    entries,
    damaged,
    remarks: remarks.map((remark) => ({ ...remark, ...saidOfRemark(remark) })),
  });
}

const refusalOf = (fileName: string, error: ArchiveRefused): Problem =>
  problem(error.entry === null ? ['uploadId'] : ['uploadId', error.entry], error.code, saidOfArchive(error, fileName));

/** The problem of one page; what concerns the whole archive, or is no refusal, goes on. */
function damagedEntry(fileName: string, error: unknown): Problem {
  if (error instanceof ArchiveRefused && error.entry !== null) return refusalOf(fileName, error);
  throw error;
}
