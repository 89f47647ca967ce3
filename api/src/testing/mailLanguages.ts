import { expect } from 'vitest';
import type { Language } from '../kernel/language.ts';
import type { Letter, Recipient } from '../mail/index.ts';
import { writeMail } from '../mail/writeMail.ts';

const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}]/u;
/** Five small words in a row: a sentence that was not translated. Names and URLs are none. */
const ENGLISH = /\b[a-z]+(?: [a-z]+){4}/;

/** Somebody who reads a language. */
export const readerOf = (language: Language): Recipient => ({ to: `reads_${language}@example.com`, language });

/** Holds that a mail is written in a language alone, in all of its parts. Names in it have to be Latin letters. */
export function expectMailIn(language: Language, mail: { subject: string; text: string; html: string }): void {
  expect(mail.html).toContain(`<html lang="${language}">`);
  const words = [mail.subject, mail.text.replaceAll(/https?:\S+/g, '')].join('\n');
  expect(JAPANESE.test(words), words).toBe(language === 'ja');
  if (language === 'ja') expect(words).not.toMatch(ENGLISH);
  expect(words).not.toMatch(/undefined|\[object|[{}]/);
}

/** The same of a letter, as it is laid out. */
export function expectLetterIn(language: Language, letter: Letter | null): void {
  expect(letter).not.toBeNull();
  if (letter) expectMailIn(language, writeMail(letter, 'https://komawari.example'));
}
