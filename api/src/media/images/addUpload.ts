import type { Needs } from '../../graphql/context.ts';
import { done, problems, type Outcome } from '../../kernel/errors.ts';
import { admitUpload } from './admitUpload.ts';
import { uploadIdOf } from './uploadId.ts';
import { problemOfRefusal } from './UploadRefusal.ts';
import type { FinishedUpload } from './uploads.ts';

/**
 * Takes bytes that are here already as an upload of the account, within its quota. The same bytes of the same parent are one
 * upload and count once.
 */
export async function addUpload(
  services: Needs<'config' | 'database' | 'uploads' | 'disk'>,
  accountId: string,
  { parentId, fileName, body }: { parentId: string; fileName: string; body: Buffer },
): Promise<Outcome<FinishedUpload>> {
  const id = uploadIdOf(parentId, fileName);
  const refusal = await admitUpload(services, { id, accountId, fileName, byteSize: body.length, isWhole: true });
  if (refusal) return problems([problemOfRefusal(['uploadId'], refusal)]);
  return done(await services.uploads.add(accountId, parentId, fileName, body));
}
