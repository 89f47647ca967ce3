import { derivativeNames } from '@komawari/storage/images';
import type { ObjectStore } from '@komawari/storage/objects';
import { PURPOSES } from './purposes.ts';
import type { ImageRecord } from './store/images.ts';

/** The file name of the smallest WebP at least `width` pixels wide, or of the widest. Of a strip: its first slice. */
export function derivativeNameOf(image: ImageRecord, width: number): string {
  const names = derivativeNames(image.width, image.height, { purpose: PURPOSES[image.type] });
  const whole = names.filter(({ slice }) => slice === (image.sliceCount > 1 ? 1 : null));
  return (whole.find((made) => made.width >= width) ?? whole.at(-1))?.name ?? '';
}

/** The bytes of the smallest WebP at least `width` pixels wide, or of the widest. Of a strip: its first slice. */
export const readDerivative = (objects: ObjectStore, image: ImageRecord, width: number): Promise<Buffer> =>
  objects.read(`derivatives/${image.id}/${derivativeNameOf(image, width)}`);
