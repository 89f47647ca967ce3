import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../kernel/language.ts';
import type { Letter, Recipient } from '../../../mail/index.ts';
import { expectLetterIn, readerOf } from '../../../testing/mailLanguages.ts';
import * as letters from './letters.ts';

const url = 'https://komawari.example/handle_mail_action?code=x';
const { recoverLetter, ...others } = letters;
const writers: Record<string, (recipient: Recipient, url: string) => Letter> = {
  ...others,
  recoverLetter: (recipient) => recoverLetter(recipient, 'new@example.com', url),
};

describe.each(LANGUAGES)('to a person who reads %s', (language) => {
  it.each(Object.entries(writers))('%s is written in that language alone', (_name, write) => {
    const letter = write(readerOf(language), url);
    expect(letter.action?.url).toBe(url);
    expectLetterIn(language, letter);
  });
});
