import { readFile } from 'node:fs/promises';
import { now } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import type { Problem } from '../../kernel/errors.ts';
import type { Language } from '../../kernel/language.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { LANGUAGE, OPERATOR_PAGES, type OperatorPageKind, type PageText } from './OperatorPage.ts';
import { readPageText } from './readPageText.ts';
import { lockEditions, operatorPageEditions } from './store/editions.ts';

/** The text that a page begins with in a language, which names what its operator has to fill in. */
export async function readStartingText(kind: OperatorPageKind, language: Language): Promise<PageText> {
  const found: Problem[] = [];
  const file = new URL(`startingTexts/${language}/${kind.toLowerCase()}.md`, import.meta.url);
  const text = readPageText(await readFile(file, 'utf8'), found);
  if (found.length > 0)
    throw new Error(`The starting text ${kind}, ${language}: ${found.map(({ message }) => message).join(' ')}`);
  return text;
}

/**
 * Gives every page that has no edition yet its first one, in the installation's language, so that an installation has them all
 * from its first start. A page that has one keeps it, also when the language is changed later. Nobody is asked to agree to these.
 * Answers which it wrote; several processes may call it.
 */
export async function installStartingTexts({
  database,
  config,
}: Needs<'database' | 'config'>): Promise<OperatorPageKind[]> {
  const installed: OperatorPageKind[] = [];
  await database.transact(async (tx) => {
    await lockEditions(tx);
    for (const kind of OPERATOR_PAGES) {
      if (await operatorPageEditions.find(tx, { kind })) continue;
      const text = await readStartingText(kind, config.language);
      await operatorPageEditions.insert(tx, { kind, language: LANGUAGE, number: 1, ...text, announcedAt: now });
      installed.push(kind);
    }
    if (installed.length > 0) await declareChanges(tx, [keys.operatorPages]);
  });
  return installed;
}
