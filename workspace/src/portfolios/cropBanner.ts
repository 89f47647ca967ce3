/** Width to height of a banner, and the widest one that is taken (decisions 4.11). */
export const BANNER_RATIO = 3;
const WIDEST = 2880;

/** The narrowest banner that is taken. */
const NARROWEST = 300;

/** A rectangle of a picture, in its pixels. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The part of a picture that a banner shows. `place` says where it lies along the side that is too long: 0 at the top or
 * left, 1 at the bottom or right.
 */
export function cropOf(picture: { width: number; height: number }, place: number): Crop {
  const { width, height } = picture;
  if (width / height > BANNER_RATIO) {
    const shown = Math.floor(height * BANNER_RATIO);
    return { x: Math.round((width - shown) * place), y: 0, width: shown, height };
  }
  const shown = Math.floor(width / BANNER_RATIO);
  return { x: 0, y: Math.round((height - shown) * place), width, height: shown };
}

/** Whether a picture has to be cut or made smaller to be a banner; one that is too small is left to be refused in words. */
export function needsCrop({ width, height }: { width: number; height: number }): boolean {
  if (width < NARROWEST || height < NARROWEST / BANNER_RATIO) return false;
  return Math.abs(width / height - BANNER_RATIO) > 0.01 || width > WIDEST;
}

/** Cuts a banner out of a picture, at most 2880 pixels wide. PNG stays PNG, so that line art stays sharp. */
export async function cropBanner(picture: ImageBitmap, file: File, place: number): Promise<File> {
  const { x, y, width, height } = cropOf(picture, place);
  const scale = Math.min(1, WIDEST / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(canvas.width / BANNER_RATIO);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const body = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.95);
  });
  if (!body) throw new Error('the banner could not be drawn');
  return new File([body], file.name.replace(/\.\w+$/, '') + (type === 'image/jpeg' ? '.jpg' : '.png'), { type });
}
