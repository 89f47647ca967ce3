import '../styles/dialogs.css';
import { createRoot } from 'react-dom/client';
import { flashError } from '../graphql/index.ts';
import { getSession } from '../session/index.ts';
import { sitePath } from '../sitePath.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import type { PendingPage } from '../consent/index.ts';

/** The calls of the API that a question needs; each front end has its own documents. */
export interface ConsentCalls {
  loadPending(): Promise<readonly PendingPage[]>;
  agree(pages: readonly PendingPage[]): Promise<void>;
}

async function signOut(): Promise<void> {
  try {
    await getSession().signOut();
    window.location.assign(sitePath('/'));
  } catch (error) {
    flashError(error);
  }
}

/** Shows what changed and asks; true when the person agreed, false when they left it. The focus goes back to where it was. */
export function openConsent(pages: readonly PendingPage[], { agree }: Pick<ConsentCalls, 'agree'>): Promise<boolean> {
  const opener = document.activeElement;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    function end(hasAgreed: boolean): void {
      root.unmount();
      place.remove();
      if (opener instanceof HTMLElement) opener.focus();
      resolve(hasAgreed);
    }
    root.render(
      <ConsentDialog
        pages={pages}
        onAgree={async () => {
          await agree(pages);
          end(true);
        }}
        onLater={() => end(false)}
        onSignOut={() => void signOut()}
      />,
    );
  });
}

/** Looks what waits and asks about it. Nothing may: another tab was faster. */
export async function askAboutPending(calls: ConsentCalls): Promise<boolean> {
  const pages = await calls.loadPending();
  return pages.length === 0 || openConsent(pages, calls);
}
