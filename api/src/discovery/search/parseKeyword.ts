import { addDetail, isDetailField, noDetails, saleOf, type AskedDetails } from './detailTerms.ts';
import { foldTag } from '../../kernel/tagTitle.ts';
import { foldText } from '../../kernel/foldText.ts';

/** Longer than any title; what comes after is not looked at. */
const MAX_CHARACTERS = 100;
const MAX_TERMS = 10;

/** One kind of condition: what has to be there, and what must not. Everything is folded. */
export interface Terms {
  words: string[];
  /** Whole tags. */
  tags: string[];
  /** Parts of a creator's name, or a whole screen name with "@". */
  creators: string[];
}

/** What somebody looks for. */
export interface ParsedKeyword {
  wanted: Terms;
  unwanted: Terms;
  /** What is asked of the works' details, which no index of letters knows. */
  details: AskedDetails;
  /** The keyword as it would stand in a title, when it is words alone; null otherwise. */
  wholeTitle: string | null;
}

/** A term: an optional minus, an optional field, then a phrase in quotes or everything up to the next space. */
const TERM = /(?<minus>-)?(?<field>tag:|by:|rating:|lang:|genre:|#)?(?:"(?<phrase>[^"]*)"?|(?<word>\S+))/giu;

/** What is left of a term whose text has not been typed yet. */
const UNFINISHED = /^(?:-|-?tag:|-?by:|-?rating:|-?lang:|-?genre:|-?#|-?@)$/i;

/** Quotes and colons that keyboards put in place of the ASCII ones. */
const plainSigns = (keyword: string): string =>
  keyword
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[“”„‟〝〞〟]/g, '"')
    // A dash inside a word is a dash of the word; one before a word leaves the word out.
    .replace(/(?<=^|\s)[−–—‐‑](?=\S)/g, '-');

const noTerms = (): Terms => ({ words: [], tags: [], creators: [] });

function addTerm(terms: Terms, field: string, text: string): void {
  if (field === 'tag:' || field === '#') {
    const tag = foldTag(text);
    if (tag !== '') terms.tags.push(tag);
    return;
  }
  const folded = foldText(text);
  if (folded === '') return;
  // A screen name has "@" only in front of it, so "@kaede" can be nothing else.
  if (field === 'by:' || /^@[a-z0-9_-]+$/.test(folded)) terms.creators.push(folded);
  else terms.words.push(folded);
}

/**
 * Reads what somebody typed: words that all have to be there, "a phrase", `tag:`, `by:` (or # and @), `rating:`, `lang:`, `genre:`, and `-` before any of
 * them for what must not be there; `paid:` and `free:` stand for themselves.
 */
export function parseKeyword(keyword: string): ParsedKeyword {
  const wanted = noTerms();
  const unwanted = noTerms();
  const details: AskedDetails = { wanted: noDetails(), unwanted: noDetails(), showsMature: false };
  const text = [...plainSigns(keyword)].slice(0, MAX_CHARACTERS).join('').trim();
  let isPlain = true;
  for (const { groups } of [...text.matchAll(TERM)].slice(0, MAX_TERMS)) {
    const { minus, field = '', phrase, word } = groups ?? {};
    const lower = field.toLowerCase();
    if (UNFINISHED.test(word ?? '')) continue;
    const sale = field === '' && word !== undefined ? saleOf(word) : null;
    if (sale !== null) details[minus ? 'unwanted' : 'wanted'].sales.push(sale);
    else if (isDetailField(lower)) addDetail(details[minus ? 'unwanted' : 'wanted'], lower, phrase ?? word ?? '');
    else addTerm(minus ? unwanted : wanted, lower, phrase ?? word ?? '');
    if (minus || field || sale !== null || phrase !== undefined) isPlain = false;
  }
  return {
    wanted,
    unwanted,
    details,
    wholeTitle: isPlain && wanted.creators.length === 0 ? foldText(text) || null : null,
  };
}

/** The same with the mature works among what is found, or without. */
export const withMature = (parsed: ParsedKeyword, showsMature: boolean): ParsedKeyword => ({
  ...parsed,
  details: { ...parsed.details, showsMature },
});

/** Whether there is anything that has to be found. */
export const asksForSomething = ({ words, tags, creators }: Terms): boolean =>
  words.length + tags.length + creators.length > 0;
