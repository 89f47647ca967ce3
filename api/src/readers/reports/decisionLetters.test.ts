import { describe, it } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { expectLetterIn, readerOf } from '../../testing/mailLanguages.ts';
import { decisionLetter } from './decisionLetters.ts';
import type { OpenReport } from './store/reports.ts';

describe.each(LANGUAGES)('to a creator who reads %s', (language) => {
  it.each(['WARN', 'TAKE_DOWN'] as const)('a decision (%s) is told in that language', (decision) => {
    for (const thingId of ['u1', 'w1', 'e1', 'd1', 'y1', 'i1'])
      for (const isReported of [true, false])
        expectLetterIn(
          language,
          decisionLetter(readerOf(language), { thingId, shownText: 'Lamps' } as OpenReport, {
            decision,
            note: 'No',
            isReported,
            url: 'https://komawari.example/workspace',
          }),
        );
  });
});
