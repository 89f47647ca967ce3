import { Icon } from '@komawari/ui/icons';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import xLinkTexts from '../../messages/xLink.js';
import '../xLink.css';

/** The page of the link to X, and what the link is for. */
export function XLinkFrame({ children }: { children: ReactNode }) {
  const { frame: texts } = useTexts(xLinkTexts);
  return (
    <div className="stack x-link">
      <title>{`${texts.title()} | Komawari`}</title>
      <header className="ws-head">
        <h1>{texts.title()}</h1>
      </header>
      {children}
      <section className="tier" aria-labelledby="x-link-for">
        <div className="tier-head">
          <h2 id="x-link-for">{texts.what()}</h2>
        </div>
        <ul className="stack stack--sm small">
          <li className="x-link__reason">
            <Icon name="share" />
            <span>
              <Sentence text={texts.share()} />
            </span>
          </li>
          <li className="x-link__reason">
            <Icon name="info" />
            <span>
              <Sentence text={texts.signIn()} />
            </span>
          </li>
          <li className="x-link__reason">
            <Icon name="user" />
            <span>
              <Sentence text={texts.kept()} />
            </span>
          </li>
        </ul>
      </section>
    </div>
  );
}
