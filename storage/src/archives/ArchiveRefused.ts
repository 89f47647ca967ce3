/** Why an archive, or one of its entries, is refused; the sentence for the person is the error's message. */
export type ArchiveRefusalCode =
  | 'NOT_AN_ARCHIVE'
  | 'DAMAGED'
  | 'NO_IMAGES'
  | 'TOO_MANY_IMAGES'
  | 'TOO_MANY_ENTRIES'
  | 'TOO_LARGE_EXPANDED'
  | 'RATIO_TOO_HIGH'
  | 'SAME_NAME'
  | 'UNSAFE_PATH'
  | 'LINK_ENTRY'
  | 'ENCRYPTED_ENTRY'
  | 'UNSUPPORTED_COMPRESSION'
  | 'ENTRY_TOO_LARGE'
  | 'ENTRY_DAMAGED';

/** What was counted or measured, as it is written in every language: "1,204", "23.4 MB"; empty where nothing was. */
export interface ArchiveFigures {
  got: string;
  limit: string;
}

/**
 * An uploaded archive that cannot be used. `message` is shown to the person as it is and names the entry; `entry` is
 * its path, null when the archive as a whole is meant.
 */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
  readonly code: ArchiveRefusalCode;
  readonly entry: string | null;
  readonly figures: ArchiveFigures;

  constructor(
    code: ArchiveRefusalCode,
    message: string,
    {
      entry = null,
      figures = { got: '', limit: '' },
      cause,
    }: { entry?: string | null; figures?: ArchiveFigures; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.entry = entry;
    this.figures = figures;
  }
}
