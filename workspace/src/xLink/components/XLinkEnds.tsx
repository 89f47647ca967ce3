import { Avatar, type PictureSource } from '@komawari/ui/components';
import type { ReactNode } from 'react';

/** The creator as the link shows them. */
export interface XLinkUser {
  screenName: string;
  displayName: string;
  iconImage?: PictureSource | null;
}

export interface XLinkEndsProps {
  user: XLinkUser | null;
  state: 'none' | 'linked' | 'ended';
  /** What stands at the side of X. */
  children: ReactNode;
}

const words = { none: 'Not linked', linked: 'Linked', ended: 'Link ended' };

/** The account here, the account at X, and what is between them. */
export function XLinkEnds({ user, state, children }: XLinkEndsProps) {
  return (
    <div className="x-link__ends">
      <div className="x-link__end">
        <Avatar source={user?.iconImage ?? null} name={user?.displayName ?? ''} size="lg" />
        <span>
          <b lang="ja">{user?.displayName}</b>
          <small>komawari: {user?.screenName}</small>
        </span>
      </div>
      <div className={`x-link__mid x-link__mid--${state}`}>
        <span className="sr">{words[state]}</span>
      </div>
      <div className="x-link__end">
        <span className="x-link__x" aria-hidden="true">
          𝕏
        </span>
        <span>{children}</span>
      </div>
    </div>
  );
}
