import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { fileBelow } from '@komawari/storage/files';
import { UPLOAD_ID, uploadIdOf } from './uploadId.ts';

/** A file that arrived whole and waits to become pictures. */
export interface FinishedUpload {
  id: string;
  path: string;
  fileName: string;
  size: number;
}

/** Unfinished and finished uploads of all accounts, private to each. */
export interface UploadStore {
  /** Folder the tus server writes into. */
  readonly folder: string;
  /** The finished upload of this account; null when it is unknown, unfinished, or somebody else's. */
  find(accountId: string, uploadId: string): Promise<FinishedUpload | null>;
  /** Stores bytes as an upload of the account, for entries of an archive. Same bytes from the same parent give the same id. */
  add(accountId: string, parentId: string, fileName: string, body: Buffer): Promise<FinishedUpload>;
  /** Whose upload it is, finished or not; null when it is unknown. */
  ownerOf(uploadId: string): Promise<string | null>;
  remove(uploadId: string): Promise<void>;
  /** Removes what nobody came back for, finished or not. Answers how many files went. */
  removeOlderThan(ms: number): Promise<number>;
}

interface UploadNote {
  size?: number;
  offset?: number;
  metadata?: Record<string, string | null>;
}

/**
 * Uploads in one folder: `{id}` holds the bytes and `{id}.json` the note the tus file store writes beside them.
 * The owner stands in the note's metadata, written by the server, never by the client.
 */
export function createUploadStore(folder: string): UploadStore {
  const pathOf = (id: string): string => fileBelow(folder, id);
  return {
    folder,
    async find(accountId, uploadId) {
      if (!UPLOAD_ID.test(uploadId)) return null;
      const note = await readNote(`${pathOf(uploadId)}.json`);
      if (!note || note.metadata?.['accountId'] !== accountId) return null;
      // It may be cleared away in this moment.
      const file = await stat(pathOf(uploadId)).catch(() => null);
      if (file === null || file.size !== note.size) return null;
      const { size } = file;
      return { id: uploadId, path: pathOf(uploadId), fileName: note.metadata['filename'] ?? uploadId, size };
    },
    async ownerOf(uploadId) {
      const note = UPLOAD_ID.test(uploadId) ? await readNote(`${pathOf(uploadId)}.json`) : null;
      return note?.metadata?.['accountId'] ?? null;
    },
    async add(accountId, parentId, fileName, body) {
      await mkdir(folder, { recursive: true });
      const id = uploadIdOf(parentId, fileName);
      const note: UploadNote = { size: body.length, offset: body.length, metadata: { accountId, filename: fileName } };
      await writeWhole(pathOf(id), body);
      await writeWhole(
        `${pathOf(id)}.json`,
        Buffer.from(JSON.stringify({ id, ...note, creation_date: new Date().toISOString() })),
      );
      return { id, path: pathOf(id), fileName, size: body.length };
    },
    async remove(uploadId) {
      if (!UPLOAD_ID.test(uploadId)) return;
      // Without its note nobody finds it half gone.
      await rm(`${pathOf(uploadId)}.json`, { force: true });
      await rm(pathOf(uploadId), { force: true });
    },
    async removeOlderThan(ms) {
      let removed = 0;
      for (const name of await readdir(folder)) {
        // Its owner may have taken it in this moment.
        const file = await stat(pathOf(name)).catch(() => null);
        if (file === null || file.mtimeMs >= Date.now() - ms) continue;
        await rm(pathOf(name), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

async function readNote(path: string): Promise<UploadNote | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as UploadNote;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function writeWhole(path: string, body: Buffer): Promise<void> {
  try {
    await writeFile(`${path}.part`, body);
    await rename(`${path}.part`, path);
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    throw error;
  }
}

declare module '../../graphql/context.ts' {
  interface Services {
    uploads: UploadStore;
  }
}
