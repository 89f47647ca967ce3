import { deviceStorage } from '@komawari/ui/storage';
import type { PreviousUpload, UrlStorage } from 'tus-js-client';

const PREFIX = 'komawari-upload:';

/** The server clears away what does not finish within a day. */
const FORGOTTEN_AFTER_HOURS = 24;

/**
 * Remembers where unfinished uploads live, in this browser, so that the same file goes on where it stopped after a
 * reload. Keys are fingerprints of files.
 */
export const uploadUrls: UrlStorage = {
  findAllUploads: async () => listUploads(PREFIX),
  findUploadsByFingerprint: async (fingerprint) => listUploads(`${PREFIX}${fingerprint}:`),
  removeUpload: async (key) => deviceStorage()?.removeItem(key),
  async addUpload(fingerprint, upload) {
    const key = `${PREFIX}${fingerprint}:${crypto.randomUUID()}`;
    try {
      deviceStorage()?.setItem(key, JSON.stringify(upload));
    } catch {
      // There is no room: after a reload the file begins anew.
    }
    return key;
  },
};

function listUploads(prefix: string): PreviousUpload[] {
  const found: PreviousUpload[] = [];
  const storage = deviceStorage();
  if (!storage) return found;
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(prefix)) continue;
    const upload = JSON.parse(storage.getItem(key) ?? 'null') as PreviousUpload | null;
    if (upload && isFresh(upload)) found.push({ ...upload, urlStorageKey: key });
    else storage.removeItem(key);
  }
  return found;
}

function isFresh(upload: PreviousUpload): boolean {
  return Date.now() - Date.parse(upload.creationTime) < FORGOTTEN_AFTER_HOURS * 3_600_000;
}
