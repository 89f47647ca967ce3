import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysFrom, episodeFigures, facts, genreHas, numbersOf, source } from './testing/numbers.ts';
import { findingCases } from './testing/findingCases.ts';
import { findingCasesOfReaders } from './testing/findingCasesOfReaders.ts';
import { LANGUAGES, type Language } from '../../kernel/language.ts';
import { FINDING_ID, findFindings, saysTooFew } from './findFindings.ts';
import type { Numbers } from './Numbers.ts';
import { plain } from './sentence.ts';
import { TOPICS, type Topic } from './topics.ts';
import { readWording } from './wording/readWording.ts';

const tell = (numbers: Numbers, topic: Topic, language: Language = 'en'): string[] =>
  findFindings(numbers, language, [topic]).map(({ sentence }) => plain(sentence));

const cases = [...findingCases, ...findingCasesOfReaders];

describe('the assistant says', () => {
  it.each(cases)('%s', (_what, topic, numbers, english, japanese) => {
    expect(tell(numbers, topic)).toEqual(english);
    expect(tell(numbers, topic, 'ja')).toEqual(japanese);
  });

  it.each(cases)('nothing of %s where there are fewer than thirty readers, and says that', (_what, topic, numbers) => {
    const few = { ...numbers, figures: { ...numbers.figures, readers: 29 } };
    expect(tell(few, topic)).toEqual([]);
    expect(plain(saysTooFew(few, 'en'))).toBe('29 of 30 readers: too few to find anything that is more than chance.');
    expect(plain(saysTooFew(few, 'ja'))).toBe('読者は29人で、30人に満たないため、偶然かどうかを判断できません。');
    expect(saysTooFew(numbers, 'en')).toEqual([]);
  });

  it('nothing about topics that are not asked for', () => {
    for (const [, topic, numbers] of cases) {
      const others = TOPICS.filter((one) => one !== topic);
      expect(findFindings(numbers, 'en', others).filter((finding) => finding.topic === topic)).toEqual([]);
    }
  });
});

const amount = fc.integer({ min: 0, max: 5000 });
const anyEpisode = fc.record({
  people: amount,
  views: amount,
  likes: amount,
  comments: amount,
  interest: fc.option(fc.record({ fun: amount, normal: amount, noFun: amount })),
  daysBefore: fc.integer({ min: 0, max: 60 }),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  stops: fc.dictionary(fc.constantFrom('1', '2', '3', '4'), amount),
});
const anyNumbers = fc
  .record({
    episodes: fc.array(anyEpisode, { maxLength: 12 }),
    views: fc.array(amount, { minLength: 61, maxLength: 61 }),
    readers: fc.integer({ min: 30, max: 90_000 }),
    range: fc.constantFrom('ALL_TIME' as const, 'FIRST_THREE_DAYS' as const),
    sources: fc.dictionary(fc.constantFrom('', '(site)', 't.co', 'x9.example'), amount),
    other: fc.option(fc.double({ min: 0, max: 5000, noNaN: true })),
    people: fc.array(amount, { minLength: 5, maxLength: 5 }),
  })
  .map(({ episodes, views, readers, range, sources, other, people }): Numbers => {
    const [registered = 0, bookmarked = 0, watched = 0, young = 0, old = 0] = people;
    return numbersOf({
      episodes: episodes.map(({ part, stops, ...counts }, index) =>
        episodeFigures(index + 1, {
          ...counts,
          finishers: Math.floor(counts.people * part),
          stops: new Map(Object.entries(stops).map(([page, some]) => [Number(page), some])),
        }),
      ),
      days: daysFrom('2026-09-02', views),
      compared: other === null ? null : genreHas(other),
      facts: facts({
        readers: registered,
        bookmarked: Math.min(bookmarked, registered),
        watched: Math.min(watched, registered),
        age: [
          { label: 'FROM_18', readers: young },
          { label: 'FROM_45', readers: old },
        ],
      }),
      figures: {
        readers,
        range,
        views: readers,
        sources: Object.entries(sources).map(([label, some]) => source(label, some)),
      },
    });
  });

it('every number of every sentence is a figure that leads to its chart, and every id can be discarded, whatever the language', () => {
  let said = 0;
  fc.assert(
    fc.property(anyNumbers, fc.constantFrom(...LANGUAGES), (numbers, language) => {
      const found = findFindings(numbers, language);
      expect(found.map(({ id }) => id)).toEqual(findFindings(numbers, 'en').map(({ id }) => id));
      for (const { id, sentence } of found) {
        said += 1;
        // What a model says is held to what the rule says: that itself passes.
        expect(readWording(plain(sentence), sentence, language)).toEqual(sentence);
        expect(id).toMatch(FINDING_ID);
        for (const { kind, text, chart, episodeId } of sentence) {
          if (kind === 'TEXT') expect(text).not.toMatch(/\p{N}/u);
          if (kind === 'FIGURE') expect(text).toMatch(/^(?:p\.)?\d[\d,]*(?:\.\d)?%?$/);
          expect(chart !== null).toBe(kind === 'FIGURE');
          expect(episodeId !== null).toBe(kind === 'FIGURE' && chart === 'PAGES');
        }
        expect(sentence.some(({ kind }) => kind === 'FIGURE')).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
  expect(said).toBeGreaterThan(300);
});

it('a finding has the same name for as long as it points at the same thing', () => {
  const idsOf = (stops: number, pageNumber: number) =>
    findFindings(
      numbersOf({
        episodes: [
          episodeFigures(1, {
            stops: new Map([
              [pageNumber, stops],
              [3, 60],
            ]),
          }),
        ],
      }),
      'en',
      ['PAGES'],
    ).map(({ id }) => id);
  expect(idsOf(30, 2)).toEqual(['all.pages-stop.e1:2']);
  expect(idsOf(40, 2)).toEqual(idsOf(30, 2));
  expect(idsOf(30, 1)).not.toEqual(idsOf(30, 2));
});
