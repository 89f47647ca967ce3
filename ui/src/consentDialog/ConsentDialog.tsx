import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { formatFullDay } from '../format/index.ts';
import { flashError } from '../graphql/index.ts';
import type { PendingPage } from '../consent/index.ts';

export interface ConsentDialogProps {
  pages: readonly PendingPage[];
  /** Agrees to what is shown. Throws when that could not be noted. */
  onAgree: () => Promise<void>;
  onLater: () => void;
  onSignOut: () => void;
}

const titleOf = (pages: readonly PendingPage[]): string =>
  pages.length === 1 ? `“${pages[0]?.title}” has changed` : 'What you agreed to has changed';

/** What changed, where to read it, and the ways on. Nobody is pressed: it can be left, and reading goes on. */
export function ConsentDialog({ pages, onAgree, onLater, onSignOut }: ConsentDialogProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function agree(): Promise<void> {
    setIsBusy(true);
    try {
      await onAgree();
    } catch (error) {
      flashError(error);
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onLater}
      title={titleOf(pages)}
      actions={
        <>
          <Button variant="line" onClick={onLater}>
            Not now
          </Button>
          <Button variant="ink" busy={isBusy} busyWord="Agreeing" onClick={() => void agree()}>
            Agree
          </Button>
        </>
      }
    >
      <div className="consent">
        {pages.map(({ kind, number, title, effectiveAt, changes }) => (
          <section key={kind}>
            <p>
              {pages.length > 1 ? <strong>{title}, </strong> : null}
              In effect since <time dateTime={effectiveAt}>{formatFullDay(effectiveAt)}</time>
            </p>
            {changes.map((change) => (
              <p key={change} className="consent__change">
                {change}
              </p>
            ))}
            <p>
              <a className="link" href={`/editions/${kind.toLowerCase()}/${number}`} target="_blank" rel="noopener">
                Read {pages.length > 1 ? title : 'it'}
                <span className="sr"> in a new tab</span>
              </a>
            </p>
          </section>
        ))}
        <p>
          You can read on without agreeing. Publishing, commenting and buying wait until you do. If you do not want to
          agree, you can{' '}
          <button type="button" className="link consent__leave" onClick={onSignOut}>
            sign out
          </button>{' '}
          or{' '}
          <a className="link" href="/my/settings/account/delete">
            delete your account
          </a>
          .
        </p>
      </div>
    </Dialog>
  );
}
