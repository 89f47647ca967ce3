import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { formatFullDay } from '../format/index.ts';
import { flashError } from '../graphql/index.ts';
import { Sentence, useTexts } from '../language/react.ts';
import consentTexts from '../messages/consent.js';
import { sitePath } from '../sitePath.ts';
import type { PendingPage } from '../consent/index.ts';

export interface ConsentDialogProps {
  pages: readonly PendingPage[];
  /** Agrees to what is shown. Throws when that could not be noted. */
  onAgree: () => Promise<void>;
  onLater: () => void;
  onSignOut: () => void;
}

/** What changed, where to read it, and the ways on. Nobody is pressed: it can be left, and reading goes on. */
export function ConsentDialog({ pages, onAgree, onLater, onSignOut }: ConsentDialogProps) {
  const { dialog: texts } = useTexts(consentTexts);
  const [only, ...others] = pages;
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
      title={only && others.length === 0 ? texts.oneChanged({ title: only.title }) : texts.severalChanged()}
      actions={
        <>
          <Button variant="line" onClick={onLater}>
            {texts.later()}
          </Button>
          <Button variant="ink" busy={isBusy} busyWord={texts.agreeing()} onClick={() => void agree()}>
            {texts.agree()}
          </Button>
        </>
      }
    >
      <div className="consent">
        {pages.map(({ kind, number, title, effectiveAt, changes }) => (
          <section key={kind}>
            <p>
              <Sentence
                text={pages.length > 1 ? texts.sinceOf() : texts.since()}
                parts={{
                  title: <strong>{title}</strong>,
                  day: <time dateTime={effectiveAt}>{formatFullDay(effectiveAt)}</time>,
                }}
              />
            </p>
            {changes.map((change) => (
              <p key={change} className="consent__change">
                {change}
              </p>
            ))}
            <p>
              <a
                className="link"
                href={sitePath(`/editions/${kind.toLowerCase()}/${number}`)}
                target="_blank"
                rel="noopener"
              >
                <Sentence
                  text={pages.length > 1 ? texts.readOf() : texts.read()}
                  parts={{ title, hidden: (words) => <span className="sr">{words}</span> }}
                />
              </a>
            </p>
          </section>
        ))}
        <p>
          <Sentence
            text={texts.meanwhile()}
            parts={{
              leave: (words) => (
                <button type="button" className="link consent__leave" onClick={onSignOut}>
                  {words}
                </button>
              ),
              delete: (words) => (
                <a className="link" href="/my/settings/account/delete">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      </div>
    </Dialog>
  );
}
