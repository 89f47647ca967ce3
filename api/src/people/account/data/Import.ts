import type { DataArchive } from '@komawari/storage/archives';
import type { PictureServices } from '../../../media/images/index.ts';
import type { Transaction } from '../../../database/index.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { noteProgress, type ImportNote, type ImportRecord } from '../store/dataJobs.ts';
import { rememberThing } from '../store/importedThings.ts';
import type { DataDocument } from './format.ts';
import type { Said } from '../../../kernel/said.ts';

/** One archive on its way into an account: what is done, what became of each thing, and what could not be taken. */
export class Import {
  readonly services: PictureServices;
  readonly actor: Actor & { accountId: string };
  readonly job: ImportRecord;
  readonly archive: DataArchive;
  readonly data: DataDocument;
  readonly notes: ImportNote[] = [];
  /** What the things of the archive became here, by their ids there. */
  readonly #known: Map<string, string>;
  #done = 0;

  constructor(parts: {
    services: PictureServices;
    job: ImportRecord;
    archive: DataArchive;
    data: DataDocument;
    known: Map<string, string>;
  }) {
    this.services = parts.services;
    this.job = parts.job;
    this.archive = parts.archive;
    this.data = parts.data;
    this.#known = parts.known;
    this.actor = { accountId: parts.job.accountId, kind: 'REGISTERED' };
  }

  get total(): number {
    const { images, works, illustrations } = this.data;
    return images.length + works.length + illustrations.length;
  }

  /** What a thing of the archive is here; null when it was not taken. */
  targetOf(sourceId: string | null): string | null {
    return sourceId === null ? null : (this.#known.get(sourceId) ?? null);
  }

  /** Remembers what a thing became, in the transaction that made it: a second run finds both or neither. */
  async remember(tx: Transaction, sourceId: string, targetId: string): Promise<void> {
    await rememberThing(tx, this.job.accountId, sourceId, targetId);
    tx.afterCommit(() => this.#known.set(sourceId, targetId));
  }

  /** Tells the person what was left out. */
  leaveOut(what: string, reasons: readonly Said[]): void {
    const [first] = reasons;
    if (first && this.notes.length < 200)
      this.notes.push({ what: what.slice(0, 120), message: first.message, messageJa: first.messageJa });
  }

  async step(): Promise<void> {
    this.#done += 1;
    const { id } = this.job;
    await this.services.database.transact((tx) => noteProgress(tx, 'data_imports', id, this.#done, this.total));
  }
}
