import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../kernel/language.ts';
import { expectLetterIn, readerOf } from '../../testing/mailLanguages.ts';
import { writeEpisodeLetter } from './episodeMailLetters.ts';

const http = { host: '', port: 0, trustProxy: false, publicUrl: 'https://komawari.example' };
const place = { http, secret: 'x'.repeat(32), language: 'en' } as const;
const lineTo = (language: Language | null) => ({
  accountId: 'u1',
  episodeId: 'e1',
  email: readerOf(language ?? 'en').to,
  language,
  userId: 'u2',
  creatorName: 'Sora',
  workTitle: 'Lamps',
  episodeTitle: 'Chapter 1',
  number: 1,
});
const write = (kind: 'INSTANT' | 'WEEKLY', count: number, language: Language | null, from: Language = 'en') =>
  writeEpisodeLetter(
    { ...place, language: from },
    {
      mails: [{ accountId: 'u1', episodeId: 'e1', kind }],
      lines: Array.from({ length: count }, () => lineTo(language)),
    },
  );

describe.each(LANGUAGES)('to a fan who reads %s', (language) => {
  it('one new episode is told in that language', () => expectLetterIn(language, write('INSTANT', 1, language)));

  it.each([1, 2, 60])('the weekly mail of %i episodes is written in that language', (count) =>
    expectLetterIn(language, write('WEEKLY', count, language)),
  );

  it('and an installation of that language is followed by whoever chose none', () =>
    expectLetterIn(language, write('INSTANT', 1, null, language), language));
});

it('episodes are counted as each language counts', () => {
  expect(write('WEEKLY', 1, 'en')?.subject).toBe('One new episode this week');
  expect(write('WEEKLY', 12, 'en')?.subject).toBe('12 new episodes this week');
  const beyond = (count: number) => write('WEEKLY', count, 'en')?.notes?.[0];
  expect(beyond(51)).toBe('1 more is on your page: https://komawari.example/my');
  expect(beyond(52)).toBe('2 more are on your page: https://komawari.example/my');
  expect(write('WEEKLY', 1, 'ja')?.subject).toBe('今週の新しい話（1話）');
  expect(write('WEEKLY', 12, 'ja')?.subject).toBe('今週の新しい話（12話）');
});
