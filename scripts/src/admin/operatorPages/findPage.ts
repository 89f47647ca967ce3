import { basename } from 'node:path';
import {
  judgeEditions,
  listEditionsOf,
  OPERATOR_PAGES,
  type Edition,
  type OperatorPageKind,
  type Services,
} from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';

/** The page's name on the command line, in URLs and as a file: `terms`. */
export const nameOf = (kind: OperatorPageKind): string => kind.toLowerCase();

const names = OPERATOR_PAGES.map(nameOf).join(', ');

/** The page that a word names. */
export function findKind(word: string): OperatorPageKind {
  const kind = OPERATOR_PAGES.find((one) => nameOf(one) === word.toLowerCase());
  if (!kind) throw new Refusal(`There is no page ${word}. The pages are ${names}.`);
  return kind;
}

/** The page that a file is about: `--page`, or the file's own name, `terms.md`. */
export function findKindOfFile(file: string, page: string | undefined): OperatorPageKind {
  if (page !== undefined) return findKind(page);
  const word = basename(file).replace(/\.\w+$/, '');
  const kind = OPERATOR_PAGES.find((one) => nameOf(one) === word.toLowerCase());
  if (!kind)
    throw new Refusal(
      `Which page is ${basename(file)}? Call it terms.md, or say --page terms. The pages are ${names}.`,
    );
  return kind;
}

/** The editions of a page, the first one first. */
export const listOf = async ({ database }: Pick<Services, 'database'>, kind: OperatorPageKind): Promise<Edition[]> =>
  judgeEditions(await listEditionsOf(database, kind));

/** The edition with a number; without one the edition in effect. */
export async function findEdition(
  services: Pick<Services, 'database'>,
  kind: OperatorPageKind,
  number: string | undefined,
): Promise<Edition> {
  const editions = await listOf(services, kind);
  const found = editions.find((one) =>
    number === undefined ? one.state === 'IN_EFFECT' : one.number === Number(number),
  );
  if (found) return found;
  const missing = number === undefined ? 'no edition in effect' : `no edition ${number}`;
  throw new Refusal(`The page ${nameOf(kind)} has ${missing}. pages history ${nameOf(kind)} lists them.`);
}

/** An instant as operators type it, in Japan's time: 2026-12-01 09:00. */
export const showInstant = (instant: Date): string =>
  new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
