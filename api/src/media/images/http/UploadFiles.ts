import { stat } from 'node:fs/promises';
import { FileStore } from '@tus/file-store';
import { fileBelow } from '@komawari/storage/files';
import type { Database } from '../../../database/index.ts';
import { giveUpUpload, UPLOAD_HOURS } from '../store/uploads.ts';

/** The files of uploads. One that is given up half way counts for the day with what had arrived. */
export class UploadFiles extends FileStore {
  readonly #folder: string;
  readonly #database: Database;

  constructor(folder: string, database: Database) {
    super({ directory: folder, expirationPeriodInMilliseconds: UPLOAD_HOURS * 3_600_000 });
    this.#folder = folder;
    this.#database = database;
  }

  override async remove(id: string): Promise<void> {
    const file = await stat(fileBelow(this.#folder, id)).catch(() => null);
    await super.remove(id);
    await this.#database.transact((tx) => giveUpUpload(tx, id, file?.size ?? 0), { isChange: false });
  }
}
