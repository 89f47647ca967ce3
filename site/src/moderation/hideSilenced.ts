import { execute } from '@komawari/ui/graphql';
import { getSession } from '@komawari/ui/session';
import { graphql } from '../gql/index.ts';
import { onSilencesChanged } from './silencesChanged.ts';

const getSilencedCreators = graphql(/* GraphQL */ `
  query GetSilencedCreators {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        silencedCreatorIds
      }
    }
  }
`);

/** Whom an account silenced, as this tab heard it last. */
interface Known {
  account: string;
  ids: string[];
  at: number;
}

const key = 'komawari_silenced';
const keptForMs = 10 * 60_000;

function recall(storage: Storage): Known | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Known | null;
  } catch {
    return null;
  }
}

/** What is hidden, whenever it comes onto the page: cards, rows and panels that name one of these creators. */
const ruleFor = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `${ids.map((id) => `[data-creator="${id}"]`).join()}{display:none!important}`;

/**
 * Hides what creators made whom this reader blocks or mutes. Pages are written for everybody, so this happens once they
 * stand: at once with what the tab knows from the page before, and the server is asked every ten minutes and after a change.
 * A rule of the page's style catches what is added later too.
 */
export async function hideSilenced(storage: Storage = sessionStorage): Promise<void> {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const hide = (ids: readonly string[]) => sheet.replaceSync(ruleFor(ids));
  async function ask(account: string): Promise<void> {
    const { viewer } = await execute(getSilencedCreators, {});
    const ids = 'silencedCreatorIds' in viewer ? viewer.silencedCreatorIds : [];
    storage.setItem(key, JSON.stringify({ account, ids, at: Date.now() } satisfies Known));
    hide(ids);
  }

  const known = recall(storage);
  if (known) hide(known.ids);
  await getSession().getToken();
  const { viewer } = getSession().getState();
  if (!viewer?.id || !viewer.kind.startsWith('REGISTERED')) {
    storage.removeItem(key);
    return hide([]);
  }
  const { id } = viewer;
  // Offline: what was known stays.
  onSilencesChanged(() => void ask(id).catch(() => undefined));
  if (known?.account !== id || Date.now() - known.at > keptForMs) await ask(id);
}
