import { flash } from '@komawari/ui/flash';
import { execute, GraphQLRequestError, wordsOfError } from '@komawari/ui/graphql';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '@komawari/ui/forms';
import type { EpisodeInput } from '../gql/graphql.ts';
import {
  contentInput,
  contentKey,
  releaseInput,
  savedOf,
  type EpisodeDraft,
  type SavedEpisode,
} from './draft/episodeDraft.ts';
import { forgetLocally, keepLocally } from './draft/localDrafts.ts';
import { adoptIds } from './draft/pages.ts';
import { addEpisode } from './operations/addEpisode.ts';
import { updateEpisode } from './operations/updateEpisode.ts';
import type { EpisodeDraftState } from './useEpisodeDraft.ts';

/** A draft reaches the server at most this much later, in milliseconds. */
const AUTOSAVE_AFTER = 5_000;

/** Where the edit stands: on the server, in this browser only, on its way, or held up. */
export type SaveStanding =
  | { kind: 'untouched' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'kept'; at: Date }
  | { kind: 'failed'; words: string };

/** Another tab saved first. */
export interface Conflict {
  currentRevision: number;
  changedAt: string;
}

export interface EpisodeSavingOptions {
  workId: string;
  initialSaved: SavedEpisode | null;
  /** What the server has; an edit brought back from this browser differs from it. */
  initial: EpisodeDraft;
  /** Under which name this browser keeps the edit. */
  localName: string;
  state: EpisodeDraftState;
  /** The first save of a new episode gave it an id. */
  onCreated: (episodeId: string) => void;
}

/**
 * Saves an episode: drafts every five seconds on the server, everything else in this browser until the main button.
 * One save at a time; each says which revision it changes, so that two tabs cannot overwrite each other.
 */
export function useEpisodeSaving({ workId, initial, initialSaved, localName, state, onCreated }: EpisodeSavingOptions) {
  const { draft, changePages } = state;
  const [saved, setSaved] = useState(initialSaved);
  const [standing, setStanding] = useState<SaveStanding>({ kind: 'untouched' });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isReleasing, setIsReleasing] = useState(false);
  const [savedKey, setSavedKey] = useState(() => contentKey(initial));
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const isDraft = saved === null || saved.status === 'DRAFT';
  const key = contentKey(draft);
  const isDirty = key !== savedKey;
  const latest = useRef({ draft, saved, conflict, isDirty });
  useEffect(function keepLatest() {
    latest.current = { draft, saved, conflict, isDirty };
  });

  async function send(
    input: EpisodeInput,
    sent: EpisodeDraft,
    expectedRevision?: number,
  ): Promise<SavedEpisode | null> {
    const before = latest.current.saved;
    const { episode, problems: found } = before
      ? (
          await execute(
            updateEpisode,
            { input: { id: before.id, expectedRevision: expectedRevision ?? before.revision, episode: input } },
            { write: true },
          )
        ).updateEpisode
      : (await execute(addEpisode, { input: { workId, episode: input } }, { write: true })).addEpisode;
    setProblems(found);
    if (!episode) {
      setStanding({ kind: 'failed', words: `Not saved. ${found[0]?.message ?? ''}` });
      return null;
    }
    const next = savedOf(episode);
    latest.current = { ...latest.current, saved: next, isDirty: false };
    setSaved(next);
    setSavedKey(contentKey(sent));
    setConflict(null);
    changePages((pages) =>
      adoptIds(
        pages,
        sent.pages.flatMap((page) => (page.image ? [page.key] : [])),
        episode.pages.nodes,
      ),
    );
    forgetLocally(localName);
    setStanding({ kind: 'saved', at: new Date() });
    if (!before) onCreated(next.id);
    return next;
  }

  function fail(error: unknown): void {
    if (error instanceof GraphQLRequestError && error.code === 'CONFLICT') {
      const { currentRevision, changedAt } = error.details;
      setConflict({ currentRevision: currentRevision ?? 0, changedAt: changedAt ?? new Date().toISOString() });
      setStanding({ kind: 'failed', words: 'Not saved. Another tab was first.' });
      return;
    }
    const isOffline = error instanceof GraphQLRequestError && error.code === 'NETWORK';
    setStanding({
      kind: 'failed',
      words: isOffline ? 'Not saved. You seem offline. We keep trying.' : `Not saved. ${wordsOfError(error)}`,
    });
  }

  /** Saves wait for each other: the second knows the revision the first made. */
  function inTurn<T>(save: () => Promise<T>): Promise<T | null> {
    const turn = underWay.current.then(async () => {
      setStanding({ kind: 'saving' });
      try {
        return await save();
      } catch (error) {
        keepLocally(localName, latest.current.draft, latest.current.saved?.revision ?? null);
        fail(error);
        return null;
      }
    });
    underWay.current = turn;
    return turn;
  }

  function autosave(): Promise<unknown> {
    return inTurn(async () => {
      const { draft: now } = latest.current;
      return send(contentInput(now), now);
    });
  }

  const failed = standing.kind === 'failed';
  useEffect(
    function autosaveDraft() {
      if (!isDirty || !isDraft || conflict || isReleasing || isEmpty(latest.current.draft)) return undefined;
      // The clock starts at the first change and is not pushed back by the next ones.
      const timer = setTimeout(() => void autosave(), AUTOSAVE_AFTER);
      return () => clearTimeout(timer);
    },
    // A failed attempt is repeated every five seconds: `standing` changes with each.
    // oxlint-disable-next-line react/exhaustive-deps
    [isDirty, isDraft, conflict, isReleasing, failed && standing],
  );

  useEffect(
    function keepPublishedEdits() {
      if (!isDirty || isDraft || conflict) return undefined;
      const timer = setTimeout(() => {
        keepLocally(localName, latest.current.draft, latest.current.saved?.revision ?? null);
        setStanding({ kind: 'kept', at: new Date() });
      }, 1_000);
      return () => clearTimeout(timer);
    },
    [isDirty, isDraft, conflict, key, localName],
  );

  useEffect(
    function saveOnLeaving() {
      return () => {
        const { draft: last, saved: before, isDirty: hasChanges } = latest.current;
        if (hasChanges && !isEmpty(last)) keepLocally(localName, last, before?.revision ?? null);
      };
    },
    [localName],
  );

  return {
    saved,
    standing,
    conflict,
    problems,
    isDirty,
    isReleasing,
    /** Content and release, on the creator's own click. Null when it did not happen. */
    async release(): Promise<SavedEpisode | null> {
      setIsReleasing(true);
      const result = await inTurn(async () => {
        const { draft: now } = latest.current;
        return send(releaseInput(now), now);
      });
      setIsReleasing(false);
      return result;
    },
    /** Keeps this tab's version over the other tab's. */
    async keepThis(): Promise<void> {
      const revision = latest.current.conflict?.currentRevision;
      await inTurn(async () => {
        const { draft: now } = latest.current;
        return send(contentInput(now), now, revision);
      });
      if (latest.current.conflict === null) flash.set({ body: 'Kept this one', type: 'success' });
    },
    /** Takes what the other tab saved. */
    adopt(next: EpisodeDraft, from: SavedEpisode): void {
      forgetLocally(localName);
      state.reset(next);
      setSaved(from);
      setSavedKey(contentKey(next));
      setConflict(null);
      setStanding({ kind: 'untouched' });
    },
  };
}

/** Nothing a creator would miss. */
function isEmpty(draft: EpisodeDraft): boolean {
  return draft.title.trim() === '' && draft.afterword.trim() === '' && draft.pages.length === 0;
}
