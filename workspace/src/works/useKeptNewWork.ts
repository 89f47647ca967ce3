import { useEffect, useState } from 'react';
import { emptyDraft, useEpisodeDraft, type EpisodeDraft } from '../episodeEditor/index.ts';
import { forgetLocally, keepLocally, readLocally } from '../pageEditor/index.ts';
import { keepCover, readKeptCover } from './keptCover.ts';
import type { Cover } from './workForm.ts';

/** Under which name this browser keeps what is written of a work that does not exist yet. */
export const NEW_WORK = 'new-work';

const emptyEpisode = { ...emptyDraft, release: 'PUBLIC' } as const;

/** The first episode and the cover of a work that does not exist yet, kept in this browser while they change. */
export function useKeptNewWork() {
  const [cover, setCover] = useState<Cover | null>(readKeptCover);
  const [kept] = useState(() => readLocally<EpisodeDraft>(NEW_WORK));
  const state = useEpisodeDraft(kept?.draft ?? emptyEpisode);
  const { draft } = state;

  useEffect(
    function keepEdit() {
      const timer = setTimeout(() => keepLocally(NEW_WORK, draft, null), 500);
      keepCover(cover);
      return () => clearTimeout(timer);
    },
    [draft, cover],
  );

  return {
    state,
    cover,
    setCover,
    /** Begins with nothing. */
    empty(): void {
      setCover(null);
      state.reset(emptyEpisode);
    },
  };
}

/** Forgets both: the work exists, or the creator does not want them. */
export function forgetNewWork(): void {
  forgetLocally(NEW_WORK);
  keepCover(null);
}
