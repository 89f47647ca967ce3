import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import frameTexts from '../messages/frame.js';
import { describeUnread } from '../navigation/index.ts';
import { ButtonLink } from './Button.tsx';
import { Link } from './Link.tsx';

/** The ways in, at the end of the header. */
export function WaysIn({ to }: { /** The path that signing in leads back to. */ to: string }) {
  const { header } = useTexts(frameTexts);
  const query = `to=${encodeURIComponent(to)}`;
  return (
    <>
      <ButtonLink href={`/signin?${query}`} variant="quiet" className="only-wide">
        {header.signIn()}
      </ButtonLink>
      <ButtonLink href={`/signup?${query}`} variant="ink">
        {header.signUp()}
      </ButtonLink>
    </>
  );
}

export interface ViewerWaysProps {
  /** How many notifications are unread; a stored page learns it later. */
  unread?: number;
  /** The picture of the person with their menu, or the way to their pages. */
  children: ReactNode;
}

/** What is the viewer's, at the end of the header. */
export function ViewerWays({ unread = 0, children }: ViewerWaysProps) {
  const { header } = useTexts(frameTexts);
  const { label, shown } = describeUnread(unread);
  return (
    <>
      <Link className="icon-btn bell" href="/notifications" aria-label={label} data-bell="">
        <Icon name="bell" />
        <span className="bell__count" aria-hidden="true">
          {shown}
        </span>
      </Link>
      <ButtonLink href="/workspace/manga/new" variant="ink" icon="pen" className="only-wide">
        {header.publish()}
      </ButtonLink>
      {children}
    </>
  );
}

/** The way to a viewer's own pages, as long as nobody knows more of them than that they are signed in. */
export function OwnPagesLink() {
  const { header } = useTexts(frameTexts);
  return (
    <Link className="icon-btn" href="/my" aria-label={header.account()} data-account="">
      <Icon name="user" />
    </Link>
  );
}
