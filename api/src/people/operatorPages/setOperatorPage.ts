import { now, readClock } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { done, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { checkText } from '../../kernel/text.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { judgeEditions } from './editions.ts';
import { LANGUAGE, type EditionName, type OperatorPageKind } from './OperatorPage.ts';
import { findPlaceholders, readPageText } from './readPageText.ts';
import { listEditionsOf, lockEditions, nextNumber, operatorPageEditions } from './store/editions.ts';

/** A new edition of a page. */
export interface OperatorPageInput {
  kind: OperatorPageKind;
  /** Markdown with the title in its first line. */
  file: string;
  /** Null: at once. */
  effectiveAt: Date | null;
  /** Whether everybody who has an account is asked to agree. */
  needsConsent: boolean;
  /** What differs from the edition before, in a sentence or two. */
  changes: string;
  /** Who writes it, as their machine calls them. */
  writtenBy: string | null;
}

function checkConsent({ needsConsent, changes }: OperatorPageInput, placeholders: string[], found: Problem[]): void {
  if (!needsConsent) return;
  if (changes.trim() === '')
    found.push(
      problem(
        ['changes'],
        'REQUIRED',
        said(peopleErrors, (t) => t.operatorPages.changesNeeded()),
      ),
    );
  if (placeholders.length > 0)
    found.push(
      problem(
        ['body'],
        'HAS_PLACEHOLDERS',
        said(peopleErrors, (t) => t.operatorPages.placeholders({ gaps: placeholders.join(' ') })),
      ),
    );
}

/** What is wrong with a new edition; the instant is compared with the database's clock when it is written. */
export function checkOperatorPage(input: OperatorPageInput, found: Problem[]) {
  const text = readPageText(input.file, found);
  const bounds = { path: ['changes'], label: said(peopleErrors, (t) => t.operatorPages.changesLabel()), max: 500 };
  const changes = checkText(input.changes, bounds, found);
  checkConsent(input, findPlaceholders(text), found);
  return { ...text, changes };
}

/**
 * Writes an edition of a page. It takes the place of the one before when its instant comes, and stays readable afterwards:
 * none is ever changed.
 */
export async function setOperatorPage(
  { database }: Needs<'database'>,
  input: OperatorPageInput,
): Promise<Outcome<EditionName>> {
  const found: Problem[] = [];
  const checked = checkOperatorPage(input, found);
  if (found.length > 0) return problems(found);
  const { kind, effectiveAt, needsConsent, writtenBy } = input;
  return database.transact(async (tx) => {
    await lockEditions(tx);
    if (effectiveAt !== null && effectiveAt <= (await readClock(tx)))
      return problems([
        problem(
          ['effectiveAt'],
          'PAST',
          said(peopleErrors, (t) => t.operatorPages.effectivePast()),
        ),
      ]);
    const current = judgeEditions(await listEditionsOf(tx, kind)).find(({ state }) => state === 'IN_EFFECT');
    const isSame = current?.title === checked.title && current.body === checked.body;
    if (isSame && !needsConsent && effectiveAt === null)
      return problems([
        problem(
          ['body'],
          'UNCHANGED',
          said(peopleErrors, (t) => t.operatorPages.unchanged()),
        ),
      ]);
    const number = await nextNumber(tx, kind);
    const instants = effectiveAt === null ? { announcedAt: now } : { effectiveAt };
    await operatorPageEditions.insert(tx, {
      kind,
      language: LANGUAGE,
      number,
      ...checked,
      needsConsent,
      writtenBy,
      ...instants,
    });
    await declareChanges(tx, [keys.operatorPages]);
    return done({ kind, number });
  });
}
