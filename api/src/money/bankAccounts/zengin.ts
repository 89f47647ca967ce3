import { createRequire } from 'node:module';

/** A bank or a branch in the maintained list of the Japanese banks. */
export interface ZenginEntry {
  code: string;
  name: string;
  /** Katakana without small ones; a wide minus stands for a long vowel. */
  kana: string;
}

interface ZenginBank extends ZenginEntry {
  branches: Readonly<Record<string, ZenginEntry>>;
}

const require = createRequire(import.meta.url);

let list: Readonly<Record<string, ZenginBank>> | null = null;

/** All banks by their codes. Some 60 MB, so it is there from the first question on and not from the start. */
export const readBanks = (): Readonly<Record<string, ZenginBank>> =>
  (list ??= require('zengin-code') as Readonly<Record<string, ZenginBank>>);
