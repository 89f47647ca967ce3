import { useState } from 'react';
import { forgetLocally, readLocally, type LocalDraft } from '../pageEditor/index.ts';
import type { EpisodeDraft, SavedEpisode } from './draft/episodeDraft.ts';

/**
 * What this browser kept of an edit, until it is discarded. It belongs to the version the server has: one of an older version is
 * not forced on it.
 */
export function useKeptEdit(
  localName: string,
  saved: SavedEpisode | null,
): { kept: LocalDraft<EpisodeDraft> | null; discard: () => void } {
  const [kept, setKept] = useState(() => {
    const edit = readLocally<EpisodeDraft>(localName);
    return edit && edit.revision === (saved?.revision ?? null) ? edit : null;
  });

  function discard(): void {
    forgetLocally(localName);
    setKept(null);
  }

  return { kept, discard };
}
