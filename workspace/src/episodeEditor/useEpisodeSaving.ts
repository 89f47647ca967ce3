import { useEffect, useState, useSyncExternalStore } from 'react';
import { contentKey, type EpisodeContent, type EpisodeDraft, type SavedEpisode } from './draft/episodeDraft.ts';
import { adoptIds } from '../pageEditor/index.ts';
import { EpisodeSaver, type EpisodeSaverOptions } from './EpisodeSaver.ts';
import type { EpisodeDraftState } from './useEpisodeDraft.ts';

/** A draft reaches the server at most this much later, in milliseconds. */
const AUTOSAVE_AFTER = 5_000;
/** An edit of something published is kept in this browser this much later. */
const KEEP_AFTER = 1_000;

export type EpisodeSaving = ReturnType<typeof useEpisodeSaving>;

/** Saves an episode while it is edited: drafts on the server, everything else in this browser until the main button. */
export function useEpisodeSaving(options: Omit<EpisodeSaverOptions, 'onSaved'> & { state: EpisodeDraftState }) {
  const { state, ...rest } = options;
  const { draft } = state;
  const [saver] = useState(
    () =>
      new EpisodeSaver({
        ...rest,
        onSaved: (sentKeys, pages) => state.changePages((now) => adoptIds(now, sentKeys, pages)),
      }),
  );
  const saving = useSyncExternalStore(saver.subscribe, saver.getState);
  const { saved, conflict, isReleasing, status } = saving;
  const key = contentKey(draft);
  const isDirty = key !== saving.savedKey;
  const isDraft = saved === null || saved.status === 'DRAFT';
  const waits = isDirty && conflict === null && !isReleasing;
  // Each failed attempt is a new object: the next one follows it.
  const failure = status.kind === 'failed' ? status : null;

  useEffect(
    function handOver() {
      saver.setDraft(draft);
    },
    [saver, draft],
  );

  useEffect(
    function autosaveDraft() {
      // The clock starts at the first change and is not pushed back by the next ones.
      if (!waits || !isDraft) return undefined;
      const timer = setTimeout(() => void (saver.hasUnsaved() && saver.autosave()), AUTOSAVE_AFTER);
      return () => clearTimeout(timer);
    },
    [saver, waits, isDraft, failure, saving.savedKey],
  );

  useEffect(
    function keepPublishedEdit() {
      if (!waits || isDraft || key === '') return undefined;
      const timer = setTimeout(() => saver.keepHere(), KEEP_AFTER);
      return () => clearTimeout(timer);
    },
    [saver, waits, isDraft, key],
  );

  useEffect(
    function keepOnLeaving() {
      return () => void (saver.hasUnsaved() && saver.keepHere());
    },
    [saver],
  );

  return {
    ...saving,
    saver,
    isDirty,
    /** Puts something into the edit; it is saved, or waits for the main button, as if it was typed. */
    fill: (next: EpisodeContent): void => state.change(next),
    adopt(next: EpisodeDraft, from: SavedEpisode): void {
      saver.adopt(next, from);
      state.reset(next);
    },
  };
}
