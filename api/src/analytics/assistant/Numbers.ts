import type {
  ComparedTarget,
  DayOfWork,
  EpisodeFigures,
  Figures,
  OutEpisode,
  ReaderFacts,
  SingleMeasure,
} from '../figures/index.ts';
import { formatEpisodePlace } from '@komawari/ui/episodeNames';
import type { Part } from './Finding.ts';
import { name, nameIn, type Piece } from './sentence.ts';

/** What the rules read: what the screen of analytics shows, and nothing else. */
export interface Numbers {
  figures: Figures;
  days: readonly DayOfWork[];
  facts: ReaderFacts;
  /** What the work is compared with; null without a comparison. */
  compared: ComparedTarget | null;
}

/** An episode as sentences call it. */
export const nameOf = (episode: Pick<OutEpisode, 'title' | 'number'>): Part => name(formatEpisodePlace(episode));

/** A number of what the work is compared with, and what that is called; null where it has none. */
export function besideOf(
  compared: ComparedTarget | null,
  measure: SingleMeasure,
): { value: number; who: Piece } | null {
  const value = compared?.numbers.find((number) => number.measure === measure)?.value ?? null;
  return compared === null || value === null ? null : { value, who: wordFor(compared.target) };
}

const wordFor = ({ group, work }: ComparedTarget['target']): Piece =>
  nameIn((names) => (group === 'OWN_WORK' && work ? names.work({ title: work.title }) : names[group]()));

/** What a comparison points at: with what, and in which direction. */
export const sideOf = (compared: ComparedTarget | null, own: number, other: number): string =>
  `${compared?.target.id ?? ''}:${own === other ? 'same' : own > other ? 'above' : 'below'}`;

/** Episodes with so many people that a share of them is more than chance. */
export const readEnough = (episodes: readonly EpisodeFigures[], fewest: number): EpisodeFigures[] =>
  episodes.filter(({ people }) => people >= fewest);
