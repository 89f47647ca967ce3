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

/** What was measured, as it is written in every language: "12,345 px", "23.4 MB". */
export interface ImageFigures {
  of:
    | 'FILE'
    | 'CUT_OFF'
    | 'HEIGHT'
    | 'HEIGHT_OF_WIDE'
    | 'WIDTH'
    | 'PIXELS'
    | 'BOTH_SIDES'
    | 'SMALL_WIDTH'
    | 'SMALL_SIDES';
  got: string;
  /** The most that may be, or the least. */
  limit: string;
}

/** An uploaded image that cannot be used. `message` is shown to the person as it is: what is wrong and the way out. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
  readonly code: ImageRefusalCode;
  readonly figures: ImageFigures | null;

  constructor(
    code: ImageRefusalCode,
    message: string,
    { figures = null, cause }: { figures?: ImageFigures | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.figures = figures;
  }
}
