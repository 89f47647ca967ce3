import { formatCount, formatDecimal } from '@komawari/ui/numbers';
import type { Language } from '../../kernel/language.ts';
import assistantFindings, { type AssistantFindings } from '../../messages/assistantFindings.js';
import { writeShare } from '../figures/index.ts';
import type { Part } from './Finding.ts';
import type { Topic } from './topics.ts';

const NOWHERE = { chart: null, episodeId: null } as const;

/** What something is called: an episode, a day, what is compared with. It may hold digits and is no figure. */
export const name = (text: string): Part => ({ kind: 'NAME', text, ...NOWHERE });

const words = (text: string): Part => ({ kind: 'TEXT', text, ...NOWHERE });

/** Figures of a chart, written as the chart writes them. */
export function figuresOf(chart: Topic, episodeId: string | null = null) {
  const figure = (text: string): Part => ({ kind: 'FIGURE', text, chart, episodeId });
  return {
    count: (value: number) => figure(formatCount(value)),
    /** Of a share, 0 to 1: whole percents. */
    percent: (share: number) => figure(writeShare(share)),
    tenths: (value: number) => figure(formatDecimal(value)),
    page: (number: number) => figure(`p.${number}`),
  };
}

/** A sentence that waits for the language of whoever reads it. */
export type Sentence = (language: Language) => Part[];

/** What stands at a place of a sentence: the same in every language, or what that language calls it. */
export type Piece = Part | ((language: Language) => Part);

/** What something is called where languages differ. */
export const nameIn =
  (text: (names: AssistantFindings['names'], language: Language) => string): Piece =>
  (language) =>
    name(text(assistantFindings[language].names, language));

/** A figure or a name, `<views/>`, or what a language calls something, which may hold digits: `<name>直近7日間</name>`. */
const PLACE = /<(\w+)(?:\/>|>(.*?)<\/\1>)/gs;

/** A sentence of the catalogue with its figures and names: say((t) => t.views.peak(), { views: count(500), day }). */
export const say =
  (text: (texts: AssistantFindings) => string, pieces: Readonly<Record<string, Piece>>): Sentence =>
  (language) => {
    const written = text(assistantFindings[language]);
    const parts: Part[] = [];
    let end = 0;
    for (const { 0: place, 1: key = '', 2: called, index } of written.matchAll(PLACE)) {
      const piece = called === undefined ? pieces[key] : name(called);
      if (!piece) throw new Error(`Nothing stands at <${key}/> of "${written}".`);
      parts.push(words(written.slice(end, index)), typeof piece === 'function' ? piece(language) : piece);
      end = index + place.length;
    }
    return [...parts, words(written.slice(end))].filter((part) => part.text !== '');
  };

/** A sentence as plain text. */
export const plain = (sentence: readonly Part[]): string => sentence.map(({ text }) => text).join('');
