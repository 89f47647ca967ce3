import { textsOf } from '@komawari/ui/language';
import episodeImportTexts from '../messages/episodeImport.js';
import { kindOf, type ChosenFile } from '../uploads/index.ts';
import { findEpisodes, uploadsOf, type FoundEpisodes } from './findEpisodes.ts';

/**
 * The episodes in what was dropped: one ZIP of folders, or folders. Null when it is one episode. What reads a ZIP is fetched
 * when there is one.
 */
export async function readSeveral(files: readonly ChosenFile[]): Promise<FoundEpisodes | null> {
  const [first] = files;
  if (!first) return null;
  if (files.length === 1 && kindOf(first.file) === 'archive') {
    const { readArchive } = await import('./readArchive.ts');
    return findEpisodes(first.file.name, await readArchive(first.file));
  }
  const roots = new Set(files.map(({ path }) => path.split('/')[0]));
  const name =
    roots.size === 1
      ? (first.path.split('/')[0] ?? '')
      : textsOf(episodeImportTexts).found.folders({ count: `${roots.size}` });
  return findEpisodes(name, uploadsOf(files));
}
