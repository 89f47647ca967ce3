import { textsOf } from '@komawari/ui/language';
import episodeImportTexts from '../messages/episodeImport.js';
import { checkFile, kindOf, uploadLimits, inNaturalOrder, type NewUpload } from '../uploads/index.ts';

/** One folder of pages that can become an episode. */
export interface FoundEpisode {
  /** The folder's path in what was dropped. */
  key: string;
  title: string;
  /** In reading order. */
  pages: readonly NewUpload[];
  /** Files of the folder that are no pages. */
  leftOut: number;
  /** Why it cannot become an episode as it is; null when it can. */
  problem: string | null;
}

/** What a ZIP or a folder holds for several episodes. */
export interface FoundEpisodes {
  /** The ZIP or folder it came from. */
  name: string;
  episodes: readonly FoundEpisode[];
  /** Pages that lie outside the folders and belong to none. */
  beside: number;
  /** What else is in it and becomes no page, or got another name: each with a sentence. */
  remarks: readonly { path: string; words: string }[];
}

/** More folders at once are a mistake, or an attack on the screen. */
const MOST_EPISODES = 100;

interface Entry {
  upload: NewUpload;
  folders: string[];
}

/**
 * The episodes in a heap of files: the first folders that stand side by side, in natural order, each with everything below
 * it. Null when there is one folder of pages at most: that is one episode.
 */
export function findEpisodes(name: string, uploads: readonly NewUpload[]): FoundEpisodes | null {
  const entries = uploads.map((upload) => ({ upload, folders: upload.path.split('/').filter(Boolean).slice(0, -1) }));
  const depth = sharedDepth(entries);
  const groups = Map.groupBy(entries, ({ folders }) => folders.slice(0, depth + 1).join('/'));
  const beside = (groups.get(entries[0]?.folders.slice(0, depth).join('/') ?? '') ?? []).filter(
    ({ folders }) => folders.length <= depth,
  );
  const found = [...groups]
    .filter(([, group]) => group.some((entry) => entry.folders.length > depth && isPage(entry.upload)))
    .map(([key, group]) => toEpisode(key, group));
  if (found.length < 2 || found.length > MOST_EPISODES) return null;
  return {
    name,
    episodes: inNaturalOrder(found, (episode) => episode.key),
    beside: beside.filter(({ upload }) => isPage(upload)).length,
    remarks: uploads.flatMap((upload) => remarkOf(upload) ?? []),
  };
}

/** How many folders all pages have in common: a folder around everything is no episode. */
function sharedDepth(entries: readonly Entry[]): number {
  const [first, ...others] = entries.filter(({ upload }) => isPage(upload));
  if (!first) return 0;
  let depth = first.folders.length;
  for (const { folders } of others) {
    let same = 0;
    while (same < depth && folders[same] === first.folders[same]) same += 1;
    depth = same;
  }
  return depth;
}

function toEpisode(key: string, group: readonly Entry[]): FoundEpisode {
  const all = group.map(({ upload }) => upload);
  const pages = inNaturalOrder(all.filter(isPage), (page) => page.path);
  return {
    key,
    title: key.split('/').at(-1)?.normalize('NFC') ?? '',
    pages,
    leftOut: all.length - pages.length,
    problem:
      pages.length > uploadLimits.pagesPerEpisode
        ? textsOf(episodeImportTexts).found.tooManyPages({
            count: `${pages.length}`,
            most: `${uploadLimits.pagesPerEpisode}`,
          })
        : null,
  };
}

function remarkOf(upload: NewUpload): { path: string; words: string } | null {
  const { found: texts } = textsOf(episodeImportTexts);
  const { path, file, remark } = upload;
  if (isPage(upload)) return remark === undefined ? null : { path, words: remark };
  if (isHidden(file.name)) return { path, words: texts.hidden() };
  const kind = kindOf({ name: file.name, type: '' });
  if (kind === 'archive') return { path, words: texts.archive() };
  if (kind === 'document') return { path, words: texts.document() };
  return { path, words: texts.notImage() };
}

const isHidden = (name: string): boolean => name.startsWith('.');

/** By its name: what is inside, the upload finds out. */
function isPage({ file, kind }: NewUpload): boolean {
  if (isHidden(file.name)) return false;
  if (kind === 'document') return true;
  return kind === 'picture' && checkFile({ name: file.name, type: '', size: 1 }) === null;
}

/** Files of a dropped folder as uploads. */
export function uploadsOf(files: readonly { file: File; path: string }[]): NewUpload[] {
  return files.map(({ file, path }) => {
    const kind = kindOf(file);
    return { file, path, kind, refusal: kind === 'picture' ? checkFile(file) : null };
  });
}
