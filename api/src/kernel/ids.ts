import { randomFillSync } from 'node:crypto';

/**
 * One letter per kind of thing; an id therefore tells its type, and an id of another type is NOT_FOUND. Every letter is taken:
 * sessions and passkeys, which nothing finds by an id alone, share theirs with a kind further down.
 */
export const ID_PREFIXES = {
  User: 'u',
  Work: 'w',
  Episode: 'e',
  Page: 'p',
  Image: 'i',
  Tag: 't',
  Illustration: 'l',
  IllustrationImage: 'm',
  Portfolio: 'f',
  PortfolioCategory: 'g',
  ExternalWork: 'x',
  KomawariWork: 'o',
  Theme: 'd',
  Banner: 'b',
  InfoEntry: 'y',
  Contest: 'k',
  ContestEntry: 'j',
  SurveyFromAuthor: 'v',
  SurveyAnswer: 'q',
  DaredemoComment: 'c',
  YawarakaComment: 'z',
  Site: 's',
  Session: 'n',
  Passkey: 'a',
  ReadingHistory: 'h',
  Purchase: 'r',
  Notification: 'a',
  ScoutMessage: 'n',
} as const;

export type IdType = keyof typeof ID_PREFIXES;

const ALPHABET = '0123456789abcdefghijklmnopqrstuv';
const BODY = 20;
const FORM = /^[a-z][0-9a-v]{20}$/;
const TYPE_OF_PREFIX = new Map<string, IdType>(
  Object.entries(ID_PREFIXES).map(([type, prefix]) => [prefix, type as IdType]),
);

/** A new opaque id: the type's letter and 100 random bits, so that ids can neither be guessed nor counted. */
export function newId(type: IdType): string {
  const bytes = randomFillSync(new Uint8Array(BODY));
  let id: string = ID_PREFIXES[type];
  for (const byte of bytes) id += ALPHABET[byte & 31];
  return id;
}

/** The type an id belongs to, or null when it is no id of ours. */
export function typeOfId(id: string): IdType | null {
  return FORM.test(id) ? (TYPE_OF_PREFIX.get(id[0] ?? '') ?? null) : null;
}

/** Whether the text is an id of this type. */
export const isIdOf = (type: IdType, id: string): boolean => typeOfId(id) === type;

/** Whether a text has the form of a UUID: what else is compared with a column of that type is a fault of PostgreSQL. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
