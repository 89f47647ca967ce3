import type { Config } from '../config/config.ts';
import { createDiskPageStore, type PageStore } from '../publishing/index.ts';

/** Opens the page store of the configuration; nothing is asked of it yet. */
export function openPageStore({ publicDir }: Config): PageStore {
  return createDiskPageStore(publicDir);
}
