import { YUCHO } from '@komawari/ui/bankAccounts';
import { foldText } from '../../kernel/foldText.ts';
import { readBanks, type ZenginEntry } from './zengin.ts';

/** A bank or a branch as people know it. */
export interface BankEntry {
  code: string;
  name: string;
  kana: string;
}

/** Answers under a field: more than fit on a phone help nobody to choose. */
const SHOWN = 8;

const LARGE: Readonly<Record<string, string>> = Object.fromEntries(
  ['ァア', 'ィイ', 'ゥウ', 'ェエ', 'ォオ', 'ャヤ', 'ュユ', 'ョヨ', 'ッツ', 'ヮワ', 'ヵカ', 'ヶケ'].map((pair) => [
    ...pair,
  ]),
);

/** What makes two names of banks the same: neither width, case, kind of kana, dashes, nor the words every name ends in. */
const foldName = (text: string): string =>
  foldText(text)
    .replace(/[ァィゥェォャュョッヮヵヶ]/g, (small) => LARGE[small] ?? small)
    .replace(/[-ー\s]/g, '')
    .replace(/(?<=.)(銀行|支店)$/, '');

/** 信金 and 信組 are how the list writes them; a bank is called one. */
function nameBank({ code, name }: ZenginEntry): string {
  if (code === YUCHO) return 'ゆうちょ銀行';
  if (name.endsWith('信金')) return `${name.slice(0, -2)}信用金庫`;
  if (name.endsWith('信組')) return `${name.slice(0, -2)}信用組合`;
  // Banks from abroad bring a name of their own.
  return code < '1000' && !/バンク|・|、/.test(name) ? `${name}銀行` : name;
}

function nameBranch(bankCode: string, { name }: ZenginEntry): string {
  return bankCode === YUCHO || /[店所部庁]$|センター$/.test(name) ? name : `${name}支店`;
}

const bankEntry = (bank: ZenginEntry): BankEntry => ({ code: bank.code, name: nameBank(bank), kana: bank.kana });

const branchEntry =
  (bankCode: string) =>
  (branch: ZenginEntry): BankEntry => ({
    code: branch.code,
    name: nameBranch(bankCode, branch),
    kana: branch.kana,
  });

/** Names as they are compared, kept once they were folded. */
const folded = new WeakMap<ZenginEntry, readonly string[]>();

function namesOf(entry: ZenginEntry): readonly string[] {
  const names = folded.get(entry) ?? [foldName(entry.name), foldName(entry.kana)];
  folded.set(entry, names);
  return names;
}

/** How well an entry answers: a number or name that is it, begins so, or has it inside. Null when it does not. */
function rank(entry: ZenginEntry, wanted: string): number | null {
  const { code } = entry;
  if (/^\d+$/.test(wanted)) return code === wanted ? 0 : code.startsWith(wanted) ? 1 : null;
  const names = namesOf(entry);
  if (names.includes(wanted)) return 0;
  if (names.some((one) => one.startsWith(wanted))) return 1;
  return names.some((one) => one.includes(wanted)) ? 2 : null;
}

/** The best answers first; of equal ones the shorter name, then the lower number. */
function search(entries: readonly ZenginEntry[], text: string): ZenginEntry[] {
  const wanted = foldName(text);
  if (wanted === '') return [];
  return entries
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .filter((found): found is { entry: ZenginEntry; rank: number } => found.rank !== null)
    .toSorted(
      (a, b) => a.rank - b.rank || a.entry.name.length - b.entry.name.length || (a.entry.code < b.entry.code ? -1 : 1),
    )
    .slice(0, SHOWN)
    .map(({ entry }) => entry);
}

/** Whether a text is the number of something: `constructor` is a property of every object and no bank. */
const isCode = (text: string, digits: number): boolean => new RegExp(`^\\d{${digits}}$`).test(text);

/** Banks whose name, kana or number a text is part of, best first; up to eight. */
export const searchBanks = (text: string): BankEntry[] => search(Object.values(readBanks()), text).map(bankEntry);

/** Branches of a bank, likewise. None for a bank that does not exist. */
export function searchBranches(bankCode: string, text: string): BankEntry[] {
  const bank = isCode(bankCode, 4) ? readBanks()[bankCode] : undefined;
  return bank ? search(Object.values(bank.branches), text).map(branchEntry(bankCode)) : [];
}

/** The bank with this number; null when there is none. */
export function findBank(bankCode: string): BankEntry | null {
  const bank = isCode(bankCode, 4) ? readBanks()[bankCode] : undefined;
  return bank ? bankEntry(bank) : null;
}

/** The branch with this number; null when the bank has none. */
export function findBranch(bankCode: string, branchCode: string): BankEntry | null {
  const bank = isCode(bankCode, 4) && isCode(branchCode, 3) ? readBanks()[bankCode] : undefined;
  const branch = bank?.branches[branchCode];
  return branch ? branchEntry(bankCode)(branch) : null;
}
