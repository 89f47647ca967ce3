import { Icon } from '@komawari/ui/icons';
import type { ReactNode } from 'react';
import '../xLink.css';

/** The page of the link to X, and what the link is for. */
export function XLinkFrame({ children }: { children: ReactNode }) {
  return (
    <div className="stack x-link">
      <title>X link | Komawari</title>
      <header className="ws-head">
        <h1>X link</h1>
      </header>
      {children}
      <section className="tier" aria-labelledby="x-link-for">
        <div className="tier-head">
          <h2 id="x-link-for">What the link is for</h2>
        </div>
        <ul className="stack stack--sm small">
          <li className="x-link__reason">
            <Icon name="share" />
            <span>
              <b>Post a share image</b> from the analytics of a work. You see each post before it goes out; nothing is
              posted by itself.
            </span>
          </li>
          <li className="x-link__reason">
            <Icon name="info" />
            <span>
              <b>Not for sign-in.</b> Signing in with X is set under Settings, and works with or without this.
            </span>
          </li>
          <li className="x-link__reason">
            <Icon name="user" />
            <span>
              <b>What we keep:</b> your X name and number, and a key that is stored encrypted. We do not read your
              posts, your followers or messages.
            </span>
          </li>
        </ul>
      </section>
    </div>
  );
}
