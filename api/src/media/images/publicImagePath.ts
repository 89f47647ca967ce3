import { derivativeNameOf } from './readDerivative.ts';
import type { ImageRecord } from './store/images.ts';

/** The URL of a picture that everybody may fetch, at least `width` pixels wide where it is that wide. */
export const publicImagePath = (image: ImageRecord, width: number): string =>
  `/images/${image.id}/${derivativeNameOf(image, width)}`;
