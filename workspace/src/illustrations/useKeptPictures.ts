import type { Kept } from '@komawari/ui/forms';
import { useEffect, useRef, useState } from 'react';
import {
  forgetLocally,
  keepLocally,
  readLocally,
  useDraftWithPages,
  type DraftPage,
  type DraftState,
} from '../pageEditor/index.ts';
import { ILLUSTRATION_PICTURES } from './illustrationForm.ts';

/** The pictures of an illustration as they are edited. */
interface Pictures {
  pages: readonly DraftPage[];
}

const none: Pictures = { pages: [] };

/** The pictures of an illustration, and what this browser kept of them. */
export interface KeptPictures {
  state: DraftState<Pictures>;
  /** The pictures that came back; null where the edit began with those of the server. */
  kept: (Kept & { leftOut: number }) | null;
  /** Goes back to the pictures of the server. */
  discard: () => void;
  /** The server has them: nothing is kept any more. */
  forget: () => void;
}

/**
 * Edits the pictures of an illustration and keeps them in this browser while they change: uploaded is uploaded, also for who
 * leaves and comes back. What was kept belongs to a revision; it is not forced on another one.
 */
export function useKeptPictures(name: string, saved: Pictures = none, revision: number | null = null): KeptPictures {
  const [kept, setKept] = useState(() => {
    const edit = readLocally<Pictures>(name);
    return edit && edit.revision === revision ? edit : null;
  });
  const [initial, setInitial] = useState(kept?.draft ?? saved);
  const state = useDraftWithPages(initial, ILLUSTRATION_PICTURES);
  const { draft } = state;
  const sent = useRef<Pictures | null>(null);

  useEffect(
    function keepEdit() {
      if (draft === initial || draft === sent.current) return;
      if (revision === null && draft.pages.every(({ image }) => image === null)) forgetLocally(name);
      else keepLocally(name, draft, revision);
    },
    [name, draft, initial, revision],
  );

  function discard(): void {
    const fresh = { ...saved };
    forgetLocally(name);
    setKept(null);
    setInitial(fresh);
    state.reset(fresh);
  }

  return {
    state,
    kept: kept && { keptAt: kept.keptAt, leftOut: kept.leftOut, discard },
    discard,
    forget(): void {
      sent.current = draft;
      forgetLocally(name);
      setKept(null);
    },
  };
}
