import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { keys } from '../../publishing/index.ts';
import type { EditionName, EditionState, OperatorPageKind } from './OperatorPage.ts';
import { listEditionsOf, type EditionRecord } from './store/editions.ts';

/** An edition as people see it. */
export interface Edition extends EditionRecord {
  state: EditionState;
}

/**
 * Editions in the order in which they take effect, with their states. Of two that take effect at the same instant the later
 * written one does, and the other never did.
 */
export function judgeEditions(records: readonly EditionRecord[]): Edition[] {
  const lasting = records.filter(({ effectiveAt }, index) => {
    const next = records[index + 1];
    return next === undefined || next.effectiveAt.getTime() !== effectiveAt.getTime();
  });
  const current = lasting.findLast(({ hasBegun }) => hasBegun);
  return lasting.map((edition) => {
    const begun: EditionState = edition === current ? 'IN_EFFECT' : 'EARLIER';
    return { ...edition, state: edition.hasBegun ? begun : 'UPCOMING' };
  });
}

/** The editions of a page that were, are or will be in effect, the first one first. */
export async function listEditions(context: Context, kind: OperatorPageKind): Promise<Edition[]> {
  context.dependsOn(keys.operatorPages);
  return judgeEditions(await listEditionsOf(context.reader, kind));
}

/** One edition by its number. Throws NOT_FOUND for one that never was in effect and will not be. */
export async function loadEdition(context: Context, { kind, number }: EditionName): Promise<Edition> {
  const edition = (await listEditions(context, kind)).find((one) => one.number === number);
  if (!edition) throw notFound();
  return edition;
}
