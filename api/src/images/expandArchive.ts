import { ArchiveRefused, expandArchive as readArchive } from '@komawari/storage/archives';
import type { Services } from '../graphql/context.ts';
import { unauthenticated, done, problem, problems, type Outcome } from '../kernel/errors.ts';
import type { Actor } from '../kernel/actor.ts';
import type { FinishedUpload } from './uploads.ts';

/**
 * Turns a ZIP or CBZ upload into one upload per page, in natural reading order over the full path.
 * Nothing is kept of an archive that is refused. Problems name the archive or its entry.
 */
export async function expandArchive(services: Services, actor: Actor, uploadId: string): Promise<Outcome<FinishedUpload[]>> {
  const { accountId } = actor;
  if (accountId === null) throw unauthenticated();
  const upload = await services.uploads.find(accountId, uploadId);
  if (!upload) {
    return problems([problem(['uploadId'], 'UPLOAD_NOT_FOUND', 'This upload is not here or not finished. Upload the archive again.', 'アップロードが見つかりません。もう一度アップロードしてください。')]);
  }
  const entries: FinishedUpload[] = [];
  try {
    await readArchive(upload.path, {
      onEntry: async (entry) => {
        entries.push(await services.uploads.add(accountId, upload.id, entry.path, await entry.read()));
      },
    });
  } catch (error) {
    await Promise.all(entries.map((entry) => services.uploads.remove(entry.id)));
    if (error instanceof ArchiveRefused) {
      return problems([problem(['uploadId'], error.code, `${upload.fileName}: ${error.message}`, `${upload.fileName}: アーカイブを受け付けられません（${error.code}）。`)]);
    }
    throw error;
  }
  await services.uploads.remove(upload.id);
  return done(entries);
}
