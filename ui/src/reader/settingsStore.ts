import { changeWork, parseSettings, serialiseSettings, type ReaderSettings } from './settings.ts';

export type SettingsStore = ReturnType<typeof createSettingsStore>;

export const settingsKey = 'komawari.reader.settings';

/**
 * The settings on this device. Every change starts from what is stored, so that two tabs do not undo each other; without
 * a storage (or a full one) a choice holds until the page is left.
 */
export function createSettingsStore(storage: Storage | null) {
  let held: ReaderSettings | null = null;

  const load = (): ReaderSettings => held ?? parseSettings(storage?.getItem(settingsKey) ?? null);
  const save = (settings: ReaderSettings): ReaderSettings => {
    try {
      if (storage) storage.setItem(settingsKey, serialiseSettings(settings));
      else held = settings;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      held = settings;
    }
    return settings;
  };
  return {
    load,
    change: (change: Partial<ReaderSettings>) => save({ ...load(), ...change }),
    changeWork: (workId: string, change: Parameters<typeof changeWork>[2]) => save(changeWork(load(), workId, change)),
  };
}
