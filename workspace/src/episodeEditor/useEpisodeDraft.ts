import { countLimits } from '@komawari/ui/limits';
import type { EpisodeDraft } from './draft/episodeDraft.ts';
import { useDraftWithPages, type DraftState } from '../pageEditor/index.ts';

export type EpisodeDraftState = DraftState<EpisodeDraft>;

const EPISODE_PAGES = { type: 'PAGE', most: countLimits.pagesPerEpisode } as const;

/** An episode being edited, together with the files on their way to it. */
export const useEpisodeDraft = (initial: EpisodeDraft): EpisodeDraftState => useDraftWithPages(initial, EPISODE_PAGES);
