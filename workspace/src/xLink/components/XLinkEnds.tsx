import { Avatar, type PictureSource } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { ReactNode } from 'react';
import xLinkTexts from '../../messages/xLink.js';

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

/** The account here, the account at X, and what is between them. */
export function XLinkEnds({ user, state, children }: XLinkEndsProps) {
  const { ends } = useTexts(xLinkTexts);
  return (
    <div className="x-link__ends">
      <div className="x-link__end">
        <Avatar source={user?.iconImage ?? null} name={user?.displayName ?? ''} size="lg" />
        <span>
          <b lang={UNRECORDED_LANGUAGE}>{user?.displayName}</b>
          <small>{`komawari: ${user?.screenName ?? ''}`}</small>
        </span>
      </div>
      <div className={`x-link__mid x-link__mid--${state}`}>
        <span className="sr">{ends[state]()}</span>
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
