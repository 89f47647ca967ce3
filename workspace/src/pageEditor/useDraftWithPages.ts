import { flash } from '@komawari/ui/flash';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ImageType } from '../gql/graphql.ts';
import {
  checkPageFile,
  kindOf,
  UploadQueue,
  useResume,
  type NewUpload,
  type UploadItem,
  type ChosenFile,
  uploadStepsFor,
} from '../uploads/index.ts';
import {
  attachImage,
  changePage,
  expandPage,
  insertPages,
  pageOfUpload,
  removePages,
  type DraftPage,
  type PageTroubles,
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
  { type, most }: { type: ImageType; most: number },
) {
  const [draft, setDraft] = useState(initial);
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [queue] = useState(
    () =>
      new UploadQueue({
        ...uploadStepsFor(type),
        onReady: (key, image) => changePages((pages) => attachImage(pages, key, image)),
        onExpanded: (key, items) => takeIn(key, items),
        onRemarks: (archive, remarks) =>
          setRemarks((before) => [...before, ...remarks.map((words) => `${archive}: ${words}`)]),
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
    changePages((pages) => expandPage(pages, key, items.slice(0, Math.max(0, free))));
    for (const item of left) latest.current.queue.remove(item.key);
  }

  function changePages(change: (pages: readonly DraftPage[]) => readonly DraftPage[]): void {
    setDraft((before) => ({ ...before, pages: change(before.pages) }));
  }

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

  /** Takes pages out; the answer puts them back. Uploads of pages without a picture end for good. */
  function remove(keys: ReadonlySet<string>): () => void {
    const before = draft.pages;
    for (const page of before) if (keys.has(page.key) && page.uploadKey) queue.remove(page.uploadKey);
    changePages((pages) => removePages(pages, keys));
    return () =>
      changePages(() => before.flatMap((page) => (page.uploadKey && keys.has(page.key) ? restorable(page) : [page])));
  }

  return {
    draft,
    uploads,
    queue,
    changePages,
    addFiles,
    replace,
    remove,
    change: (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch })),
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

function sayLeftOut(most: number, count: number): void {
  if (count > 0) flash.set({ body: `Only ${most} fit: ${count} left out`, type: 'error' });
}

function restorable(page: DraftPage): DraftPage[] {
  return page.image ? [{ ...page, uploadKey: null }] : [];
}

function toUpload({ file, path }: ChosenFile): NewUpload {
  return { file, path, kind: kindOf(file), refusal: checkPageFile(file) };
}

/** Places of the pages that need the creator, and of those still on their way. */
function troublesOf(pages: readonly DraftPage[], uploads: ReadonlyMap<string, UploadItem>): PageTroubles {
  const errors: number[] = [];
  const working: number[] = [];
  pages.forEach((page, index) => {
    const item = page.uploadKey === null ? undefined : uploads.get(page.uploadKey);
    if (item?.state === 'error') errors.push(index + 1);
    else if (item && item.state !== 'ready') working.push(index + 1);
  });
  return { errors, working };
}
