import { uploadStepsFor } from '../uploads/index.ts';
import { EpisodeImporter } from './EpisodeImporter.ts';
import type { FoundEpisodes } from './findEpisodes.ts';
import { madeEpisodes } from './madeEpisodes.ts';
import { makeDraftIn } from './makeDraft.ts';

/** An import a creator looks at or that runs. */
export interface OpenImport {
  found: FoundEpisodes;
  importer: EpisodeImporter;
  /** Folders that became drafts earlier, from this browser; they are left out at first. */
  earlier: readonly string[];
}

const imports = new Map<string, OpenImport>();
const listeners = new Set<() => void>();

function publish(): void {
  for (const listener of listeners) listener();
}

/** The imports of this tab, one for each work: they go on while their creator looks at other screens. */
export const openImports = {
  get: (workId: string): OpenImport | null => imports.get(workId) ?? null,

  /** Shows what would be made; nothing is sent yet. */
  open(workId: string, found: FoundEpisodes): void {
    imports.get(workId)?.importer.stop();
    const made = madeEpisodes(workId);
    const earlier = found.episodes.filter(made.has).map((episode) => episode.key);
    const importer = new EpisodeImporter(
      found.episodes.filter(({ key }) => !earlier.includes(key)),
      { ...uploadStepsFor('PAGE'), makeDraft: makeDraftIn(workId), onMade: (episode) => made.add(episode) },
    );
    imports.set(workId, { found, importer, earlier });
    publish();
  },

  /** Takes folders in again that became drafts earlier. */
  again(workId: string): void {
    const open = imports.get(workId);
    if (!open) return;
    open.importer.add(open.found.episodes);
    imports.set(workId, { ...open, earlier: [] });
    publish();
  },

  close(workId: string): void {
    imports.get(workId)?.importer.stop();
    imports.delete(workId);
    publish();
  },

  /** Calls back when one is opened or closed; returns how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
