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

/** Links to pages of the public site that are not in this language, where the plain addresses are English. */
function linksToOthers(language: Language, text: string): string[] {
  const paths = [...text.matchAll(/https?:\/\/[^\s/"<>）]+(\/[^\s?#"<>）]*)/g)].map(([, path = '']) => decodeURI(path));
  return paths.filter((path) => {
    const read = readLanguagePath(path);
    return describePath(read?.path ?? path) !== null && (read?.language ?? 'en') !== language;
  });
}

/** Holds that a mail is written in a language alone, in all of its parts. Names in it have to be Latin letters. */
export function expectMailIn(language: Language, mail: { subject: string; text: string; html: string }): void {
  expect(mail.html).toContain(`<html lang="${language}">`);
  const words = [mail.subject, mail.text.replaceAll(/https?:\S+/g, '')].join('\n');
  expect(JAPANESE.test(words), words).toBe(language === 'ja');
  if (language === 'ja') expect(words).not.toMatch(ENGLISH);
  expect(linksToOthers(language, mail.text)).toEqual([]);
  expect(words).not.toMatch(/undefined|\[object|[{}]/);
}

/** The same of a letter, as it is laid out. */
export function expectLetterIn(language: Language, letter: Letter | null): void {
  expect(letter).not.toBeNull();
  if (letter)
    expectMailIn(language, writeMail(letter, { http: { publicUrl: 'https://komawari.example' }, language: 'en' }));
}
