import type { Transaction } from '../database/index.ts';
import type { Key } from './keys.ts';
import type { Language } from '../kernel/language.ts';
import { readLanguagePath } from '../kernel/languagePaths.ts';
import { gatedPathOf } from './pages/maturePages.ts';
import { toUrlPath } from './paths.ts';
import type { Executor, PageRenderer, PublisherParts } from './PublisherParts.ts';
import { withContentPolicy } from './withContentPolicy.ts';

/** A page as drawn from one snapshot; `html` is null when a guest finds nothing there. */
export interface DrawnPage {
  html: string | null;
  keys: Key[];
}

/** One instant of the database, with what was read of it already. */
export interface Instant {
  snapshot: Transaction;
  loaders: Map<string, unknown>;
}

/** A page takes milliseconds. One that hangs must not hold the others. */
export const LIMIT_IN_MS = 10_000;

/** The site's pages ask for data with this; a refusal is thrown with its code, which the site turns into a 404. */
function guestExecution(
  executor: Executor,
  { snapshot, loaders }: Instant,
  { dependencies, ...asked }: { saysAdult: boolean; language?: Language; dependencies: Set<Key> },
) {
  return async (document: { toString(): string }, variables?: Record<string, unknown>): Promise<unknown> => {
    const { data, errors } = await executor.executeAsGuest({
      source: document.toString(),
      ...(variables ? { variables } : {}),
      reader: snapshot,
      loaders,
      ...asked,
      recordDependency: (key) => dependencies.add(key),
    });
    const [first] = errors ?? [];
    if (first)
      throw Object.assign(new Error(first.message, { cause: first }), {
        code: first.extensions?.['code'],
        extensions: first.extensions,
      });
    return data;
  };
}

function withLimit<Result>(work: Promise<Result>, path: string, limitInMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${path} took longer than ${limitInMs / 1000} s to draw`)), limitInMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** What draws pages in a language, the installation's unless told; null where they are not drawn here. */
const rendererIn = async (
  { renderer, translation }: Pick<PublisherParts, 'renderer' | 'translation'>,
  language?: Language,
): Promise<PageRenderer | null> => {
  if (language === undefined) return renderer;
  return translation?.language === language ? translation.findRenderer() : null;
};

/**
 * Draws one page as a guest sees it at the snapshot's instant, and notes the keys it was made of. Throws when the page
 * could not be drawn; a page that does not exist for a guest is an answer, not a failure.
 */
export async function renderPage(
  parts: Pick<PublisherParts, 'renderer' | 'translation' | 'executor' | 'origin' | 'limitInMs'>,
  instant: Instant,
  path: string,
): Promise<DrawnPage> {
  const dependencies = new Set<Key>();
  const gated = gatedPathOf(path);
  const translated = readLanguagePath(gated ?? path);
  const renderer = await rendererIn(parts, translated?.language);
  if (renderer === null) return { html: null, keys: [] };
  const language = translated ? { language: translated.language } : {};
  const execute = guestExecution(parts.executor, instant, { saysAdult: gated !== null, ...language, dependencies });
  const prefix = translated ? `/${translated.language}` : '';
  const page = await withLimit(
    renderer.render(toUrlPath(translated?.path ?? gated ?? path), { execute, origin: parts.origin, prefix }),
    path,
    parts.limitInMs ?? LIMIT_IN_MS,
  );
  const isThere = page.status === 200 || (page.status === 404 && (translated?.path ?? path) === '/404');
  if (!isThere && page.status !== 404 && page.status !== 410) throw new Error(`${path} answered ${page.status}`);
  if (isThere && !page.body.trimEnd().endsWith('</html>')) throw new Error(`${path} was drawn without its end`);
  return {
    html: isThere ? withContentPolicy(page.body, page.headers['content-security-policy']) : null,
    keys: [...dependencies],
  };
}
