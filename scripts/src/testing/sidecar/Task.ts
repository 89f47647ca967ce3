import type { Services } from '@komawari/api/operating';

/** Something done beside a product that runs. @returns what it says */
export type Task = (services: Services, words: readonly string[]) => Promise<string>;
