import { inNaturalOrder, type UploadedImage, type UploadItem } from '../uploads/index.ts';

/** One page in the editor. It keeps its key, texts and place while its picture is uploaded or replaced. */
export interface DraftPage {
  key: string;
  /** Id on the server; null until the first save that contains the page. */
  id: string | null;
  /** Where the file came from, for sorting by name; "" for pages loaded from the server. */
  path: string;
  /** The picture readers get; null while the first one is on its way. */
  image: UploadedImage | null;
  /** The upload that brings the next picture, or null. */
  uploadKey: string | null;
  altText: string;
  transcript: string;
  noSplit: boolean;
  isReplaced: boolean;
}

/** Places of pages, counted from 1, that keep what they belong to from being released. */
export interface PageTroubles {
  /** Their file was refused or did not arrive. */
  errors: readonly number[];
  /** Their file is on its way. */
  working: readonly number[];
}

/** A page as the API takes it. */
export interface PageInput {
  id?: string;
  imageId: string;
  altText: string;
  transcript: string;
  noSplit: boolean;
}

/** A page for an upload that has just begun. */
export function pageOfUpload(item: UploadItem): DraftPage {
  return {
    key: item.key,
    id: null,
    path: item.path,
    image: null,
    uploadKey: item.key,
    altText: '',
    transcript: '',
    noSplit: false,
    isReplaced: false,
  };
}

/** Puts new pages in front of the page that stands at `index` now; beyond the end they follow the last one. */
export function insertPages(pages: readonly DraftPage[], index: number, added: readonly DraftPage[]): DraftPage[] {
  return pages.toSpliced(Math.min(index, pages.length), 0, ...added);
}

/**
 * Moves pages together so that the first of them stands at `index`, counted among the pages that stay.
 * The moved ones keep their order; unknown keys are ignored.
 */
export function movePages(pages: readonly DraftPage[], keys: ReadonlySet<string>, index: number): DraftPage[] {
  const moved = pages.filter((page) => keys.has(page.key));
  const staying = pages.filter((page) => !keys.has(page.key));
  const place = Math.max(0, Math.min(index, staying.length));
  return staying.toSpliced(place, 0, ...moved);
}

/** Moves pages in front of the one at `gap` (the end is `pages.length`), as a drop between two tiles means it. */
export function dropPages(pages: readonly DraftPage[], keys: ReadonlySet<string>, gap: number): DraftPage[] {
  const movedBefore = pages.slice(0, gap).filter((page) => keys.has(page.key)).length;
  return movePages(pages, keys, gap - movedBefore);
}

/** Sorts the pages whose file names are known among the places they hold now; the others stay where they are. */
export function sortByName(pages: readonly DraftPage[]): DraftPage[] {
  const named = inNaturalOrder(
    pages.filter((page) => page.path !== ''),
    (page) => page.path,
  );
  return pages.map((page) => (page.path === '' ? page : (named.shift() ?? page)));
}

/** Takes pages out. */
export function removePages(pages: readonly DraftPage[], keys: ReadonlySet<string>): DraftPage[] {
  return pages.filter((page) => !keys.has(page.key));
}

/** Changes one page and leaves the others as they are. */
export function changePage(pages: readonly DraftPage[], key: string, patch: Partial<DraftPage>): DraftPage[] {
  return pages.map((page) => (page.key === key ? { ...page, ...patch } : page));
}

/** An upload has become a picture: the page that waited for it shows it now. */
export function attachImage(pages: readonly DraftPage[], uploadKey: string, image: UploadedImage): DraftPage[] {
  return pages.map((page) =>
    page.uploadKey === uploadKey
      ? { ...page, image, uploadKey: null, isReplaced: page.isReplaced || page.id !== null }
      : page,
  );
}

/** An archive has become pages: they take its place. A single one is the page itself, with its texts. */
export function expandPage(pages: readonly DraftPage[], uploadKey: string, items: readonly UploadItem[]): DraftPage[] {
  const [only] = items;
  return pages.flatMap((page) => {
    if (page.uploadKey !== uploadKey) return [page];
    return only && items.length === 1 ? [{ ...page, uploadKey: only.key, path: only.path }] : items.map(pageOfUpload);
  });
}

/** What became of an upload: a picture, or the uploads of the pages it contained. */
export type Arrival = { image: UploadedImage } | { items: readonly UploadItem[] };

/**
 * Gives pages what their uploads became meanwhile. Whatever is put back may be older than that: an undo, a page that was taken
 * out, an earlier edit.
 */
export function settlePages(pages: readonly DraftPage[], arrived: ReadonlyMap<string, Arrival>): readonly DraftPage[] {
  if (!pages.some(({ uploadKey }) => uploadKey !== null && arrived.has(uploadKey))) return pages;
  return pages.flatMap((page) => {
    const { uploadKey } = page;
    const arrival = uploadKey === null ? undefined : arrived.get(uploadKey);
    if (uploadKey === null || !arrival) return [page];
    if ('image' in arrival) return attachImage([page], uploadKey, arrival.image);
    return settlePages(expandPage([page], uploadKey, arrival.items), arrived);
  });
}

/** Puts pages that were taken out behind those they followed `before`; everything that was done since stays. */
export function putBackPages(
  pages: readonly DraftPage[],
  before: readonly DraftPage[],
  keys: ReadonlySet<string>,
): DraftPage[] {
  const result = [...pages];
  before.forEach((page, index) => {
    if (!keys.has(page.key) || result.some(({ key }) => key === page.key)) return;
    const earlier = new Set(before.slice(0, index).map(({ key }) => key));
    result.splice(result.findLastIndex(({ key }) => earlier.has(key)) + 1, 0, page);
  });
  return result;
}

/** Places of the pages that need the creator, and of those still on their way. */
export function troublesOf(pages: readonly DraftPage[], uploads: ReadonlyMap<string, UploadItem>): PageTroubles {
  const errors: number[] = [];
  const working: number[] = [];
  pages.forEach((page, index) => {
    const item = page.uploadKey === null ? undefined : uploads.get(page.uploadKey);
    if (item?.state === 'error' || isLost(page, item)) errors.push(index + 1);
    else if (item && (item.state !== 'ready' || page.image === null)) working.push(index + 1);
  });
  return { errors, working };
}

/** Whether a page has no picture and none is on its way: publishing would leave it out. */
export const isLost = (page: DraftPage, upload: UploadItem | undefined): boolean => page.image === null && !upload;

/** What a save contains: the pages that have a picture, in reading order. */
export function toPageInputs(pages: readonly DraftPage[]): PageInput[] {
  return pages.flatMap(({ id, image, altText, transcript, noSplit }) =>
    image ? [{ ...(id ? { id } : {}), imageId: image.id, altText, transcript, noSplit }] : [],
  );
}

/** After a save: gives each page that was sent the id the server gave it. Pages added or moved since keep theirs. */
export function adoptIds(
  pages: readonly DraftPage[],
  sentKeys: readonly string[],
  saved: readonly { id: string }[],
): DraftPage[] {
  const ids = new Map(sentKeys.map((key, index) => [key, saved[index]?.id ?? null]));
  return pages.map((page) => (ids.get(page.key) ? { ...page, id: ids.get(page.key) ?? null } : page));
}
