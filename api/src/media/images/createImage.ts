import { readFile } from 'node:fs/promises';
import { ImageRefused, inspectImage } from '@komawari/storage/images';
import { limitRate } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { unauthenticated, done, problem, problems, type Outcome } from '../../kernel/errors.ts';
import { hasProvider, type Actor } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import mediaErrors from '../../messages/mediaErrors.js';
import { checkText } from '../../kernel/text.ts';
import { PURPOSES } from './purposes.ts';
import { findImageOfUpload, type ImageRecord, type ImageType } from './store/images.ts';
import { storePicture } from './storePicture.ts';
import { saidOfPicture } from './saidOfFile.ts';

export interface CreateImageInput {
  uploadId: string;
  type: ImageType;
  focusX?: number | null | undefined;
  focusY?: number | null | undefined;
  altText?: string | null | undefined;
  /** One of many of an archive that was counted as a whole. */
  isImported?: boolean;
}

/**
 * Makes a picture from a finished upload: identifies it by its bytes, decodes it whole, stores the original privately
 * and every WebP size. A second call with the same upload answers the same picture. Problems name the file.
 */
export async function createImage(
  services: Needs<'database' | 'objects' | 'uploads'>,
  actor: Actor,
  input: CreateImageInput,
): Promise<Outcome<ImageRecord>> {
  if (!hasProvider(actor)) throw unauthenticated();
  const { accountId } = actor;
  const existing = await findImageOfUpload(services.database, input.uploadId);
  if (existing && existing.ownerId === accountId) return done(existing);
  const upload = await services.uploads.find(accountId, input.uploadId);
  if (!upload) {
    return problems([
      problem(
        ['uploadId'],
        'UPLOAD_NOT_FOUND',
        said(mediaErrors, (t) => t.images.fileMissing()),
      ),
    ]);
  }
  const found: Parameters<typeof checkText>[2] = [];
  const altText = checkText(
    input.altText ?? '',
    { path: ['altText'], label: said(mediaErrors, (t) => t.images.altTextLabel()), max: 1000, multiline: true },
    found,
  );
  for (const name of ['focusX', 'focusY'] as const) {
    const value = input[name];
    if (value != null && !(value >= 0 && value <= 1))
      found.push(
        problem(
          [name],
          'OUT_OF_RANGE',
          said(mediaErrors, (t) => t.images.focusOutside()),
        ),
      );
  }
  if (found.length > 0) return problems(found);
  if (input.isImported !== true) await limitRate(services.database, 'image', accountId);
  try {
    const facts = await inspectImage(upload.path, { purpose: PURPOSES[input.type] });
    const file = { ...facts, original: await readFile(upload.path), fileName: upload.fileName };
    const image = await storePicture(services, accountId, { ...input, altText }, file);
    await services.uploads.remove(upload.id);
    return done(image);
  } catch (error) {
    // The same call may have come twice at once, because an answer was lost: the other one was faster.
    const made = await findImageOfUpload(services.database, upload.id);
    if (made?.ownerId === accountId) return done(made);
    if (error instanceof ImageRefused) {
      return problems([problem(['uploadId'], error.code, saidOfPicture(error, upload.fileName))]);
    }
    throw error;
  }
}
