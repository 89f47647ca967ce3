import type { ArchiveRefused, ArchiveRemark } from '@komawari/storage/archives';
import type { ImageRefused } from '@komawari/storage/images';
import { said, type Said } from '../../kernel/said.ts';
import mediaErrors from '../../messages/mediaErrors.js';

// What looks at files says in English what is wrong with one; the other languages go by the code and its figures.

/** Begins with the name of the file, where it is not plain which one is meant. */
const ofFile = (fileName: string, { message, messageJa }: Said): Said =>
  said(mediaErrors, ({ images }, language) =>
    images.ofFile({ fileName, reason: language === 'ja' ? messageJa : message }),
  );

/** Why a picture is not taken. */
export function saidOfPicture({ code, figures, message }: ImageRefused, fileName?: string): Said {
  const words = said(mediaErrors, ({ pictures, sizes }) => (figures ? sizes[figures.of](figures) : pictures[code]()));
  const reason = { ...words, message };
  return fileName === undefined ? reason : ofFile(fileName, reason);
}

/** Why an archive, or one of its entries, is not taken. */
export function saidOfArchive({ code, message, entry, figures }: ArchiveRefused, fileName?: string): Said {
  const reason = said(mediaErrors, ({ archives }) => archives[code](figures));
  const { messageJa } = entry === null ? reason : ofFile(entry, reason);
  return fileName === undefined ? { message, messageJa } : ofFile(fileName, { message, messageJa });
}

/** What is said of an entry that is no page, or has another name now. */
export const saidOfRemark = ({ code, path, message }: ArchiveRemark): Said => ({
  ...said(mediaErrors, ({ remarks }) => remarks[code]({ path })),
  message,
});
