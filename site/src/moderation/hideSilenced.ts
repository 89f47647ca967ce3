import { execute } from '@komawari/ui/graphql';
import { getSession, lastAccount } from '@komawari/ui/session';
import { onSilencesChanged, silencesChangedAt } from '@komawari/ui/silences';
import { graphql } from '../gql/index.ts';

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

/** Neither too old nor from before somebody was silenced here or in another tab. */
const isFresh = ({ at }: Known): boolean => Date.now() - at <= keptForMs && at > silencesChangedAt();

/** The account that reads; null for those who silence nobody. */
function readerNow(): string | null {
  const { viewer } = getSession().getState();
  return viewer?.kind.startsWith('REGISTERED') ? viewer.id : null;
}

/**
 * Hides what creators made whom this reader blocks or mutes. Pages are written for everybody, so this happens once they
 * stand: at once with what the tab knows from the page before, if that was this account's, and the server is asked every ten
 * minutes and after a change. A rule of the page's style catches what is added later too. `onHidden` hears whom, where a
 * gap has to be closed.
 */
export async function hideSilenced(
  storage: Storage = sessionStorage,
  onHidden: (ids: readonly string[]) => void = () => undefined,
): Promise<void> {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  /** Whose list is hidden; undefined until it is known who reads. */
  let shownFor: string | null | undefined;
  const hide = (known: Known | null, reader: string | null): void => {
    const ids = known && known.account === reader ? known.ids : [];
    sheet.replaceSync(ruleFor(ids));
    onHidden(ids);
  };

  async function hideFor(reader: string | null): Promise<void> {
    shownFor = reader;
    if (reader === null) storage.removeItem(key);
    const known = recall(storage);
    hide(known, reader);
    if (reader === null || (known?.account === reader && isFresh(known))) return;
    const askedAt = Date.now();
    const { viewer } = await execute(getSilencedCreators, {});
    // Somebody else may have come meanwhile.
    if (readerNow() !== reader) return;
    const ids = 'silencedCreatorIds' in viewer ? viewer.silencedCreatorIds : [];
    const heard: Known = { account: reader, ids, at: askedAt };
    storage.setItem(key, JSON.stringify(heard));
    hide(heard, reader);
  }

  hide(recall(storage), lastAccount());
  await getSession().getToken();
  // Offline: what was known stays.
  const again = () => void hideFor(readerNow()).catch(() => undefined);
  onSilencesChanged(again);
  getSession().subscribe(() => {
    if (shownFor !== undefined && shownFor !== readerNow()) again();
  });
  await hideFor(readerNow());
}
