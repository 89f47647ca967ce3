import { cropImage, ImageRefused, inspectImage } from '@komawari/storage/images';
import { limitRate } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { done, notFound, problem, problems, unauthenticated, type Outcome } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import mediaErrors from '../../messages/mediaErrors.js';
import { PURPOSES } from './purposes.ts';
import { admitUpload } from './admitUpload.ts';
import { canUseImage } from './policy.ts';
import { findCrop, findImages, type ImageRecord } from './store/images.ts';
import { storePicture } from './storePicture.ts';
import { newUploadId } from './uploadId.ts';
import { problemOfRefusal } from './UploadRefusal.ts';
import { saidOfPicture } from './saidOfFile.ts';

/** What is cut from each side of a picture, in its pixels. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Makes a picture of a part of another one of the same account, with sizes of its own; the whole stays untouched. Margins
 * always count from the whole, also when the picture is a part already, and without any the whole is the answer. The same
 * margins give the same picture.
 */
export async function cropPicture(
  services: Needs<'config' | 'database' | 'objects' | 'disk'>,
  actor: Actor,
  imageId: string,
  { left, top, right, bottom }: Margins,
): Promise<Outcome<ImageRecord>> {
  const { accountId } = actor;
  if (accountId === null) throw unauthenticated();
  const { database, objects } = services;
  const image = (await findImages(database, [imageId])).get(imageId);
  if (!image || !canUseImage(actor, image) || image.type !== 'PAGE') throw notFound();
  const wholeId = image.croppedFrom ?? image.id;
  const whole = (await findImages(database, [wholeId])).get(wholeId);
  if (!whole) throw notFound();
  const crop = [left, top, right, bottom];
  if (crop.every((margin) => margin === 0)) return done(whole);
  const box = { left, top, width: whole.width - left - right, height: whole.height - top - bottom };
  if (crop.some((margin) => margin < 0) || box.width < 1 || box.height < 1)
    return problems([
      problem(
        ['margins'],
        'OUT_OF_RANGE',
        said(mediaErrors, (t) => t.images.nothingLeft()),
      ),
    ]);
  const existing = await findCrop(database, wholeId, crop);
  if (existing) return done(existing);
  await limitRate(database, 'image', accountId);
  try {
    const { body } = await cropImage(await objects.read(`originals/${wholeId}`), box);
    const facts = await inspectImage(body, { purpose: PURPOSES[whole.type] });
    const { type, altText, fileName } = whole;
    const refusal = await admitUpload(services, {
      id: newUploadId(),
      accountId,
      fileName,
      byteSize: body.length,
      isWhole: true,
    });
    if (refusal) return problems([problemOfRefusal(['margins'], refusal)]);
    const file = { ...facts, original: body, fileName };
    return done(await storePicture(services, accountId, { type, altText, croppedFrom: wholeId, crop }, file));
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    return problems([problem(['margins'], error.code, saidOfPicture(error))]);
  }
}
