/** A file that cannot become pages as it is; `message` says what to do, in a sentence. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}
