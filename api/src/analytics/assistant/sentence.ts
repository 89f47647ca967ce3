import { formatCount, formatDecimal } from '@komawari/ui/numbers';
import { writeShare } from '../figures/index.ts';
import type { Part } from './Finding.ts';
import type { Topic } from './topics.ts';

const NOWHERE = { chart: null, episodeId: null } as const;

/** What something is called: an episode, a day, what is compared with. It may hold digits and is no figure. */
export const name = (text: string): Part => ({ kind: 'NAME', text, ...NOWHERE });

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

/** A sentence with its figures and names: say`${figure} views on ${day}.` What is null is left out; a list is put in as it is. */
export function say(texts: TemplateStringsArray, ...pieces: readonly (Part | readonly Part[] | null)[]): Part[] {
  const parts = texts.flatMap((text, index): readonly Part[] => {
    const piece = pieces[index] ?? [];
    return [{ kind: 'TEXT', text, ...NOWHERE }, ...('kind' in piece ? [piece] : piece)];
  });
  return parts.filter(({ text }) => text !== '');
}

/** A sentence as plain text. */
export const plain = (sentence: readonly Part[]): string => sentence.map(({ text }) => text).join('');
