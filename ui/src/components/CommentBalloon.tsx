import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/react.ts';
import cardsTexts from '../messages/cards.js';
import { UNRECORDED_LANGUAGE } from '../writtenLanguage.ts';
import { Avatar } from './Avatar.tsx';
import { Link } from './Link.tsx';
import { Menu, type MenuItem } from './Menu.tsx';
import type { PictureSource } from './Picture.tsx';
import { RelativeTime } from './RelativeTime.tsx';
import { StateLabel } from './Seal.tsx';

export interface CommentBalloonProps {
  /** Null for a visitor without a profile. */
  author: { name: string; href?: string; icon: PictureSource | null; lang?: string } | null;
  /** UTC text. */
  createdAt: string;
  body: string;
  lang?: string;
  isByAuthor?: boolean;
  /** The author put it before the others. */
  isPinned?: boolean;
  /** waiting: seen by its writer only. removed: one line is left. sending: not saved yet. */
  state?: 'shown' | 'waiting' | 'removed' | 'sending';
  actions?: readonly MenuItem[];
  /** What stands below: the author's answer. */
  children?: ReactNode;
}

/** A comment: a balloon with its tail to the writer. */
export function CommentBalloon({
  author,
  createdAt,
  body,
  lang = UNRECORDED_LANGUAGE,
  isByAuthor = false,
  isPinned = false,
  state = 'shown',
  actions = [],
  children,
}: CommentBalloonProps) {
  const { comment: texts } = useTexts(cardsTexts);
  const language = useLanguage();
  if (state === 'removed') return <p className="comment__removed small muted">{texts.removed()}</p>;
  const name = author?.name ?? texts.guest();
  return (
    <article className="comment" aria-busy={state === 'sending' || undefined}>
      <Avatar source={author?.icon ?? null} name={name} size="md" />
      <div>
        <div className="who">
          <b lang={author?.lang ?? (author ? UNRECORDED_LANGUAGE : language)}>
            {author?.href ? <Link href={author.href}>{name}</Link> : name}
          </b>
          {isByAuthor ? <StateLabel>{texts.author()}</StateLabel> : null}
          {isPinned ? <StateLabel icon="pin">{texts.pinned()}</StateLabel> : null}
          {state === 'waiting' ? <StateLabel>{texts.waiting()}</StateLabel> : null}
          {state === 'sending' ? <span>{texts.posting()}</span> : null}
          {state === 'shown' ? <RelativeTime at={createdAt} /> : null}
          {actions.length > 0 ? <Menu label={texts.more({ name })} items={actions} /> : null}
        </div>
        <p className={state === 'shown' ? 'balloon' : 'balloon balloon--plain'} lang={lang}>
          {body}
        </p>
        {children ? <div className="comment__reply">{children}</div> : null}
      </div>
    </article>
  );
}
