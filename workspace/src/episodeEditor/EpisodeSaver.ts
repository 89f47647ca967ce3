import type { Problem } from '@komawari/ui/forms';
import { execute, GraphQLRequestError, mayBeSaved, messageOfError } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import type { EpisodeInput } from '../gql/graphql.ts';
import episodeEditorTexts from '../messages/episodeEditor.js';
import {
  contentInput,
  contentKey,
  isSaleHeldBack,
  draftOf,
  releaseInput,
  savedOf,
  type EpisodeDraft,
  type SavedEpisode,
} from './draft/episodeDraft.ts';
import { forgetLocally, keepLocally, toPageInputs } from '../pageEditor/index.ts';
import { conflictOf, type Conflict } from '../shared/conflict.ts';
import { findDraft, addEpisode, updateEpisode } from '../episodes/index.ts';
import { GetWorkspaceEditEpisode } from './operations/GetWorkspaceEditEpisode.ts';

/** Where the edit stands: on the server, in this browser only, on its way, or held up. */
export type SaveStatus =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'kept'; at: Date }
  | { kind: 'failed'; words: string };

export interface SavingState {
  saved: SavedEpisode | null;
  status: SaveStatus;
  conflict: Conflict | null;
  problems: readonly Problem[];
  isReleasing: boolean;
  /** The content the server has, to compare with. */
  savedKey: string;
}

export interface EpisodeSaverOptions {
  workId: string;
  /** What the server has; an edit brought back from this browser differs from it. */
  initial: EpisodeDraft;
  initialSaved: SavedEpisode | null;
  /** Under which name this browser keeps the edit. */
  localName: string;
  /** The server has these pages now, in this order, under these ids. */
  onSaved: (sentKeys: readonly string[], pages: readonly { id: string }[]) => void;
  /** The first save of a new episode gave it an id. */
  onCreated: (episodeId: string) => void;
}

/**
 * Saves one episode. One save at a time; each says which revision it changes, so that two tabs cannot overwrite each
 * other. What does not reach the server is kept in this browser. When the answer to a save got lost, the server is looked
 * at before the next one: it may have it, and our own save is no other tab's.
 */
export class EpisodeSaver {
  readonly #options: EpisodeSaverOptions;
  readonly #listeners = new Set<() => void>();
  #state: SavingState;
  #draft: EpisodeDraft;
  #underWay: Promise<unknown> = Promise.resolve();
  /** The pages the server has. One it has not, because it was taken out and put back since, is sent as a new one. */
  #pageIds: ReadonlySet<string>;
  /** What a save without an answer sent, or null. */
  #unanswered: EpisodeDraft | null = null;

  constructor(options: EpisodeSaverOptions) {
    const { initial, initialSaved } = options;
    this.#options = options;
    this.#draft = initial;
    this.#pageIds = idsOf(initial.pages);
    this.#state = {
      saved: initialSaved,
      status: { kind: 'untouched' },
      conflict: null,
      problems: [],
      isReleasing: false,
      savedKey: contentKey(initial),
    };
  }

  getState = (): SavingState => this.#state;

  /** Calls back after every change; returns how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** What the next save sends. */
  setDraft(draft: EpisodeDraft): void {
    this.#draft = draft;
  }

  /** True while the server does not have what is on screen, and there is something a creator would miss. */
  hasUnsaved(): boolean {
    return contentKey(this.#draft) !== this.#state.savedKey && !isEmpty(this.#draft);
  }

  /** Sends the content; the release stays as it is. */
  autosave(): Promise<SavedEpisode | null> {
    return this.#inTurn((draft) =>
      contentKey(draft) === this.#state.savedKey ? this.#alreadySaved() : this.#send(contentInput(draft), draft),
    );
  }

  /** Sends content and release, on the creator's own click. Null when it did not happen. */
  async release(): Promise<SavedEpisode | null> {
    this.#set({ isReleasing: true });
    const saved = await this.#inTurn((draft) =>
      this.#send(releaseInput(draft, this.#state.saved?.status ?? null), draft),
    );
    this.#set({ isReleasing: false });
    return saved;
  }

  /** Keeps this tab's version over the other tab's. True when the server took it. */
  async keepThis(): Promise<boolean> {
    const { conflict, saved } = this.#state;
    const kept = await this.#inTurn(async (draft) => {
      // The other tab may have taken pages out that this one has.
      const { episode } = await execute(GetWorkspaceEditEpisode, { id: saved?.id ?? '' });
      this.#pageIds = idsOf(episode.pages.nodes);
      return this.#send(contentInput(draft), draft, conflict?.currentRevision);
    });
    return kept !== null;
  }

  /** Takes what the other tab saved. */
  adopt(draft: EpisodeDraft, saved: SavedEpisode): void {
    forgetLocally(this.#options.localName);
    this.#draft = draft;
    this.#pageIds = idsOf(draft.pages);
    this.#set({ saved, savedKey: contentKey(draft), conflict: null, problems: [], status: { kind: 'untouched' } });
  }

  /** The server has the same content under another revision: it was archived, or given back. */
  moved(saved: SavedEpisode): void {
    this.#set({ saved });
  }

  /** Keeps the edit in this browser until the main button sends it. */
  keepHere(): void {
    keepLocally(this.#options.localName, this.#draft, this.#state.saved?.revision ?? null);
    this.#set({ status: { kind: 'kept', at: new Date() } });
  }

  #set(patch: Partial<SavingState>): void {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }

  /** Saves wait for each other: the second knows the revision the first made. */
  #inTurn(save: (draft: EpisodeDraft) => Promise<SavedEpisode | null>): Promise<SavedEpisode | null> {
    const turn = this.#underWay.then(async () => {
      this.#set({ status: { kind: 'saving' } });
      try {
        await this.#lookForUnanswered();
        return await save(this.#draft);
      } catch (error) {
        this.#fail(error);
        return null;
      }
    });
    this.#underWay = turn;
    return turn;
  }

  async #send(content: EpisodeInput, sent: EpisodeDraft, expectedRevision?: number): Promise<SavedEpisode | null> {
    const { saved } = this.#state;
    const input = withKnownPages(content, this.#pageIds);
    const { workId } = this.#options;
    const { episode, problems } = await (
      saved ? update(saved.id, expectedRevision ?? saved.revision, input) : add(workId, input)
    ).catch((error: unknown) => {
      if (mayBeSaved(error)) this.#unanswered = sent;
      throw error;
    });
    if (!episode) {
      this.#set({ problems, status: { kind: 'failed', words: notSaved(problems[0]?.message ?? '') } });
      return null;
    }
    return this.#take(sent, episode, problems);
  }

  /** The server has what was sent. */
  #take(sent: EpisodeDraft, episode: AnsweredEpisode, problems: readonly Problem[]): SavedEpisode {
    const { localName, onSaved, onCreated } = this.#options;
    const isNew = this.#state.saved === null;
    const next = savedOf(episode);
    this.#pageIds = idsOf(episode.pages.nodes);
    this.#set({
      saved: next,
      savedKey: contentKey(sent),
      conflict: null,
      problems,
      status: { kind: 'saved', at: new Date() },
    });
    // A price that could not be sent yet is safe here alone.
    if (isSaleHeldBack(sent)) keepLocally(localName, sent, next.revision);
    else forgetLocally(localName);
    onSaved(
      sent.pages.flatMap((page) => (page.image ? [page.key] : [])),
      episode.pages.nodes,
    );
    if (isNew) onCreated(next.id);
    return next;
  }

  /** Whether the last save, whose answer got lost, was kept: then its revision is ours. */
  async #lookForUnanswered(): Promise<void> {
    const sent = this.#unanswered;
    if (!sent) return;
    const id = this.#state.saved?.id ?? (await findDraftOf(this.#options.workId, sent));
    if (id) {
      const { episode } = await execute(GetWorkspaceEditEpisode, { id });
      if (contentKey(draftOf(episode)) === contentKey(sent)) this.#take(sent, episode, []);
    }
    this.#unanswered = null;
  }

  async #alreadySaved(): Promise<SavedEpisode | null> {
    this.#set({ status: { kind: 'saved', at: new Date() } });
    return this.#state.saved;
  }

  #fail(error: unknown): void {
    keepLocally(this.#options.localName, this.#draft, this.#state.saved?.revision ?? null);
    const conflict = conflictOf(error);
    if (conflict) {
      this.#set({ conflict, status: { kind: 'failed', words: textsOf(episodeEditorTexts).saving.otherTab() } });
      return;
    }
    this.#set({ status: { kind: 'failed', words: failureMessage(error) } });
  }
}

const idsOf = (pages: readonly { id: string | null }[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({ id }) => id ?? []));

function withKnownPages({ pages, ...rest }: EpisodeInput, known: ReadonlySet<string>): EpisodeInput {
  return {
    ...rest,
    pages: pages?.map(({ id, ...page }) => (id && known.has(String(id)) ? { id, ...page } : page)) ?? null,
  };
}

/** What a save answers, as far as the next one needs it. */
type AnsweredEpisode = Parameters<typeof savedOf>[0] & { pages: { nodes: readonly { id: string }[] } };

const notSaved = (message: string): string => textsOf(episodeEditorTexts).saving.failed({ message });

function failureMessage(error: unknown): string {
  const { saving: texts } = textsOf(episodeEditorTexts);
  if (!(error instanceof GraphQLRequestError)) return notSaved(messageOfError(error));
  if (error.code === 'NETWORK') return texts.offline();
  if (error.code !== 'SERVICE_UNAVAILABLE') return notSaved(messageOfError(error));
  switch (error.details.saved) {
    case 'YES':
      return texts.notLoaded();
    case 'NO':
      return messageOfError(error);
    default:
      return texts.maybe();
  }
}

async function add(workId: string, episode: EpisodeInput) {
  return (await execute(addEpisode, { input: { workId, episode } }, { write: true })).addEpisode;
}

async function update(id: string, expectedRevision: number, episode: EpisodeInput) {
  return (await execute(updateEpisode, { input: { id, expectedRevision, episode } }, { write: true })).updateEpisode;
}

/** Without a picture nothing tells a new draft from another. */
async function findDraftOf(workId: string, { pages }: EpisodeDraft): Promise<string | null> {
  const imageIds = toPageInputs(pages).map(({ imageId }) => imageId);
  return imageIds.length > 0 ? findDraft(workId, imageIds) : null;
}

function isEmpty(draft: EpisodeDraft): boolean {
  const { title, afterword, pages, sale } = draft;
  return title.trim() === '' && afterword.trim() === '' && pages.length === 0 && !sale.isForSale;
}
