import { statfs } from 'node:fs/promises';

/** Where the disk stands: bytes that are free, and of those, what is left above the rest that stays free. */
export interface DiskSpace {
  free: number;
  /** Less than nothing when uploads have to wait. */
  room: number;
}

/** Knows how much may still come in, and tells operators when that ends and begins again. */
export interface DiskWatch {
  /** `promised`: bytes of uploads on their way, for which room has to be kept. */
  look(promised: number): Promise<DiskSpace>;
}

interface Log {
  error(facts: object, message: string): void;
  info(facts: object, message: string): void;
}

/**
 * Watches the disks of these folders; the fullest one counts. `rest` are the bytes that uploads leave free. One line goes to
 * the log when uploads stop for want of room and one when they go on, however many are refused between.
 */
export function createDiskWatch(folders: readonly string[], rest: () => number, log: Log): DiskWatch {
  let wasFull = false;
  return {
    async look(promised) {
      const disks = await Promise.all(folders.map((folder) => statfs(folder)));
      const free = Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize));
      const room = free - promised - rest();
      const isFull = room <= 0;
      const facts = { folders, freeBytes: free, promisedBytes: promised, restBytes: rest() };
      if (isFull && !wasFull) log.error(facts, 'the disk is full: new uploads are refused');
      if (wasFull && !isFull) log.info(facts, 'the disk has room again: uploads are taken');
      wasFull = isFull;
      return { free, room };
    },
  };
}

declare module '../../graphql/context.ts' {
  interface Services {
    disk: DiskWatch;
  }
}
