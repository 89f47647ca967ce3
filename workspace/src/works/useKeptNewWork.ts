import { useEffect, useRef, useState } from 'react';
import { emptyDraft, useEpisodeDraft, type EpisodeDraft } from '../episodeEditor/index.ts';
import { forgetLocally, keepLocally, readLocally } from '../pageEditor/index.ts';

/** Under which name this browser keeps what is written of a work that does not exist yet. */
export const NEW_WORK = 'new-work';

const emptyEpisode: EpisodeDraft = { ...emptyDraft, release: 'PUBLIC' };

/** The first episode of a work that does not exist yet, kept in this browser while it changes. */
export function useKeptNewWork() {
  const [kept, setKept] = useState(() => readLocally<EpisodeDraft>(NEW_WORK));
  const state = useEpisodeDraft({ ...emptyEpisode, ...kept?.draft });
  const { draft } = state;
  /** What needs no keeping: what came back, or was sent. */
  const safe = useRef(draft);

  useEffect(
    function keepEdit() {
      if (draft === safe.current) return;
      if (isEmpty(draft)) forgetLocally(NEW_WORK);
      else keepLocally(NEW_WORK, draft, null);
    },
    [draft],
  );

  /** Nothing is kept any more: the work exists, or the creator does not want it. */
  function forget(): void {
    safe.current = draft;
    forgetLocally(NEW_WORK);
    setKept(null);
  }

  return {
    state,
    kept,
    forget,
    /** Begins with nothing. */
    empty(): void {
      forget();
      safe.current = emptyEpisode;
      state.reset(emptyEpisode);
    },
  };
}

const isEmpty = ({ pages, title, afterword, sale }: EpisodeDraft): boolean =>
  pages.length === 0 && title === '' && afterword === '' && !sale.isForSale;
