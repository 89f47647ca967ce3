/** Why a PSD cannot become a page. */
export type PsdReason =
  | 'damaged'
  | 'tooManyPixels'
  | 'unusual'
  | 'notFlattened'
  | 'tooLong'
  | 'noCanvas'
  | 'notDrawn'
  | 'tooLarge';

/** A PSD that cannot become a page. The screen finds the words: a worker does not know in which language it is. */
export class PsdRefused extends Error {
  override name = 'PsdRefused';
  readonly reason: PsdReason;
  /** How large the picture is, where that is the reason. */
  readonly megapixels: number;

  constructor(reason: PsdReason, { megapixels = 0, ...options }: ErrorOptions & { megapixels?: number } = {}) {
    super(reason, options);
    this.reason = reason;
    this.megapixels = megapixels;
  }
}
