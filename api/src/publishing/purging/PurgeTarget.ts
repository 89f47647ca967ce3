/** A cache in front of the site that forgets what it is told to. */
export interface PurgeTarget {
  /** Tells it from others, also after a restart. */
  readonly name: string;
  /** How many pages it takes at a time. */
  readonly most: number;
  /** Has the cache forget what carries these tags (tagOf.ts). Rejects when it did not, or did not say so. */
  purge(tags: readonly string[]): Promise<void>;
}
