import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import type { Language } from '../../kernel/language.ts';
import type { Finding, Found, Part } from './Finding.ts';
import type { Numbers } from './Numbers.ts';
import { pages } from './rules/pages.ts';
import { reactions } from './rules/reactions.ts';
import { actions, attributes, referrers } from './rules/readers.ts';
import { complete, interest } from './rules/reading.ts';
import { retention } from './rules/retention.ts';
import { views } from './rules/views.ts';
import { figuresOf, say } from './sentence.ts';
import { TOPICS, type Topic } from './topics.ts';

/** What is looked for in each topic. A rule that has nothing to say, or too few readers to say it of, is silent. */
const RULES: Record<Topic, (numbers: Numbers) => (Found | null)[]> = {
  VIEWS: views,
  REACTIONS: reactions,
  RETENTION: retention,
  PAGES: pages,
  COMPLETE: complete,
  SURVEY: interest,
  REFERRERS: referrers,
  READERS: attributes,
  ACTIONS: actions,
};

/** What has to be said before anything else: that readers are too few. Nothing otherwise. */
export function saysTooFew({ figures: { readers } }: Numbers, language: Language): Part[] {
  if (readers >= FEWEST_READERS) return [];
  const { count } = figuresOf('VIEWS');
  return say((t) => t.tooFew(), { readers: count(readers), fewest: count(FEWEST_READERS) })(language);
}

/** What the numbers of a work say about some topics, in the order of the screen. Of too few readers nothing is said. */
export function findFindings(numbers: Numbers, language: Language, topics: readonly Topic[] = TOPICS): Finding[] {
  if (numbers.figures.readers < FEWEST_READERS) return [];
  const range = numbers.figures.range === 'ALL_TIME' ? 'all' : 'early';
  return TOPICS.filter((topic) => topics.includes(topic)).flatMap((topic) =>
    RULES[topic](numbers).flatMap((found) =>
      found ? [{ id: idOf(range, found), topic, sentence: found.sentence(language) }] : [],
    ),
  );
}

const idOf = (range: string, { rule, subject }: Found): string =>
  `${range}.${rule}.${subject.replaceAll(/[^\w:-]/g, '_').slice(0, 80)}`;

/** What ids of findings look like. */
export const FINDING_ID = /^(?:all|early)\.[a-z-]{1,30}\.[\w:-]{0,80}$/;
