import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { expectLetterIn, readerOf } from '../../testing/mailLanguages.ts';
import { scoutAnswerLetter, scoutLetter } from './letters.ts';
import type { Entrant } from './store/entrants.ts';

const place = {
  http: { host: '', port: 0, trustProxy: false, publicUrl: 'https://komawari.example' },
  language: 'en',
} as const;
const entrant = { contestTitle: 'Prize', workTitle: 'Lamps' } as Entrant;
const about = { contestTitle: 'Prize', workTitle: null, workId: 'w1', department: 'Weekly', screenName: 'mina' };

describe.each(LANGUAGES)('to whoever reads %s', (language) => {
  it('what a department wrote is introduced in that language, and its own words stay as they are', () => {
    const message = { id: '1', department: 'Weekly', body: 'Bonjour' };
    const letter = scoutLetter(place, readerOf(language), entrant, message);
    expectLetterIn(language, letter);
    expect(letter.paragraphs).toContain('Bonjour');
  });

  it.each(['INTERESTED', 'DECLINED'] as const)('an answer (%s) is told in that language', (answer) => {
    expectLetterIn(language, scoutAnswerLetter(place, readerOf(language), about, { answer, words: '' }));
  });
});
