import { flash } from '@komawari/ui/flash';
import { textsOf } from '@komawari/ui/language';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ImageType } from '../gql/graphql.ts';
import pageEditorTexts from '../messages/pageEditor.js';
import {
  checkPageFile,
  kindOf,
  UploadQueue,
  useResume,
  type NewUpload,
  type UploadItem,
  type UploadSteps,
  type ChosenFile,
  uploadStepsFor,
} from '../uploads/index.ts';
import {
  changePage,
  insertPages,
  pageOfUpload,
  putBackPages,
  removePages,
  settlePages,
  troublesOf,
  type Arrival,
  type DraftPage,
} from './pages.ts';

/** Something with pictures in order: an episode, an illustration. */
interface WithPages {
  pages: readonly DraftPage[];
}

export type DraftState<Draft extends WithPages> = ReturnType<typeof useDraftWithPages<Draft>>;

/** What editing the pictures needs, whatever they belong to. */
export type PagesState = Omit<DraftState<WithPages>, 'change' | 'reset'>;

/** What is being edited, together with the files on their way to it: pictures of one type, and at most so many. */
export function useDraftWithPages<Draft extends WithPages>(
  initial: Draft,
  { type, most, steps = uploadStepsFor(type) }: { type: ImageType; most: number; steps?: UploadSteps },
) {
  const [draft, setDraft] = useState(initial);
  const [arrived] = useState(() => new Map<string, Arrival>());
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [queue] = useState(
    () =>
      new UploadQueue({
        ...steps,
        onReady: (key, image) => arrive(key, { image }),
        onExpanded: (key, items) => takeIn(key, items),
        onRemarks: (archive, words) => setRemarks((before) => [...before, ...remarksOf(archive, words)]),
      }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.getItems);
  const uploads = useMemo(() => new Map(items.map((item) => [item.key, item])), [items]);

  const latest = useRef({ draft, queue });
  useEffect(function keepLatest() {
    latest.current = { draft, queue };
  });

  useResume(queue);

  /** An archive or a document gives way to its pages, as far as they fit. */
  function takeIn(key: string, items: readonly UploadItem[]): void {
    const free = most - (latest.current.draft.pages.length - 1);
    const left = items.slice(Math.max(0, free));
    sayLeftOut(most, left.length);
    arrive(key, { items: items.slice(0, Math.max(0, free)) });
    for (const item of left) latest.current.queue.remove(item.key);
  }

  function arrive(key: string, arrival: Arrival): void {
    arrived.set(key, arrival);
    changePages((pages) => pages);
  }

  /** Every change goes through here: pages that are put back get what their uploads became meanwhile. */
  function set(change: (before: Draft) => Draft): void {
    setDraft((before) => withArrivals(change(before), arrived));
  }

  const changePages = (change: (pages: readonly DraftPage[]) => readonly DraftPage[]): void =>
    set((before) => ({ ...before, pages: change(before.pages) }));

  function addFiles(chosen: readonly ChosenFile[], index: number): void {
    const free = most - draft.pages.length;
    sayLeftOut(most, chosen.length - free);
    const added = queue.add(chosen.slice(0, Math.max(0, free)).map(toUpload));
    changePages((pages) => insertPages(pages, index, added.map(pageOfUpload)));
  }

  function replace(key: string, file: File): void {
    const page = draft.pages.find((one) => one.key === key);
    if (!page) return;
    if (page.uploadKey) queue.remove(page.uploadKey);
    const [item] = queue.add([toUpload({ file, path: file.name })]);
    if (item) changePages((pages) => changePage(pages, key, { uploadKey: item.key, path: item.path }));
  }

  /** Takes pages out; the answer puts them back where they were, and their files go on. */
  function remove(keys: ReadonlySet<string>): () => void {
    const before = draft.pages;
    const goOn = before.flatMap((page) => (keys.has(page.key) && page.uploadKey ? [queue.remove(page.uploadKey)] : []));
    changePages((pages) => removePages(pages, keys));
    return () => {
      for (const again of goOn) again();
      changePages((pages) => putBackPages(pages, before, keys));
    };
  }

  return {
    draft,
    uploads,
    queue,
    changePages,
    addFiles,
    replace,
    remove,
    change: (patch: Partial<Draft>) => set((before) => ({ ...before, ...patch })),
    /** Starts over from another state, e.g. what another tab saved. */
    reset(next: Draft) {
      for (const item of queue.getItems()) queue.remove(item.key);
      setDraft(next);
    },
    troubles: troublesOf(draft.pages, uploads),
    /** What is to be said of archives that became pages here, until it was read. */
    remarks,
    forgetRemarks: () => setRemarks([]),
  };
}

function withArrivals<Draft extends WithPages>(draft: Draft, arrived: ReadonlyMap<string, Arrival>): Draft {
  const pages = settlePages(draft.pages, arrived);
  return pages === draft.pages ? draft : { ...draft, pages };
}

function sayLeftOut(most: number, count: number): void {
  if (count <= 0) return;
  const { drop: texts } = textsOf(pageEditorTexts);
  flash.set({ body: texts.leftOut({ most: `${most}`, count: `${count}` }), type: 'error' });
}

function toUpload({ file, path }: ChosenFile): NewUpload {
  return { file, path, kind: kindOf(file), refusal: checkPageFile(file) };
}

/** What is said of the files of an archive, each with its archive's name. */
const remarksOf = (archive: string, remarks: readonly string[]): string[] =>
  remarks.map((words) => textsOf(pageEditorTexts).drop.remark({ archive, words }));
