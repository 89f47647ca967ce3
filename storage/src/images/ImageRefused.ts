/** Why an image is refused; the sentence for the person is the error's message. */
export type ImageRefusalCode =
  | 'NOT_AN_IMAGE'
  | 'SVG_NOT_ALLOWED'
  | 'UNSUPPORTED_FORMAT'
  | 'TOO_LARGE_FILE'
  | 'TRUNCATED'
  | 'CORRUPT'
  | 'POLYGLOT'
  | 'TOO_MANY_PIXELS'
  | 'TOO_NARROW'
  | 'TOO_WIDE'
  | 'TOO_TALL';

/** An uploaded image that cannot be used. `message` is shown to the person as it is: what is wrong and the way out. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
  readonly code: ImageRefusalCode;

  constructor(code: ImageRefusalCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
