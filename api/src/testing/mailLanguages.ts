import { expect } from 'vitest';
import type { Language } from '../kernel/language.ts';
import { readLanguagePath } from '../kernel/languagePaths.ts';
import type { Letter, Recipient } from '../mail/index.ts';
import { writeMail } from '../mail/writeMail.ts';
import { describePath } from '../publishing/index.ts';

const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}]/u;
/** Five small words in a row: a sentence that was not translated. Names and URLs are none. */
const ENGLISH = /\b[a-z]+(?: [a-z]+){4}/;

/** Somebody who reads a language. */
export const readerOf = (language: Language): Recipient => ({ to: `reads_${language}@example.com`, language });

/** Letters of tests are about `w1` and `e1`, which no page is found by. */
const withWholeId = (path: string): string => path.replace(/(?<=\/[a-z])\d+$/, '0'.repeat(20));

/** Links to pages of the public site that are not in this language, where the plain addresses are in the installation's. */
function linksToOthers(language: Language, text: string, ofInstallation: Language): string[] {
  const paths = [...text.matchAll(/https?:\/\/[^\s/"<>）]+(\/[^\s?#"<>）]*)/g)].map(([, path = '']) => decodeURI(path));
  return paths.filter((path) => {
    const read = readLanguagePath(path);
    return describePath(withWholeId(read?.path ?? path)) !== null && (read?.language ?? ofInstallation) !== language;
  });
}

/** Holds that a mail is written in a language alone, in all of its parts. Names in it have to be Latin letters. */
export function expectMailIn(
  language: Language,
  mail: { subject: string; text: string; html: string },
  ofInstallation: Language = 'en',
): void {
  expect(mail.html).toContain(`<html lang="${language}">`);
  const words = [mail.subject, mail.text.replaceAll(/https?:\S+/g, '')].join('\n');
  expect(JAPANESE.test(words), words).toBe(language === 'ja');
  if (language === 'ja') expect(words).not.toMatch(ENGLISH);
  expect(linksToOthers(language, mail.text, ofInstallation)).toEqual([]);
  expect(words).not.toMatch(/undefined|\[object|[{}]/);
}

/** The same of a letter, as it is laid out. */
export function expectLetterIn(language: Language, letter: Letter | null, ofInstallation: Language = 'en'): void {
  expect(letter).not.toBeNull();
  if (!letter) return;
  const site = { http: { publicUrl: 'https://komawari.example' }, language: ofInstallation };
  expectMailIn(language, writeMail(letter, site), ofInstallation);
}
