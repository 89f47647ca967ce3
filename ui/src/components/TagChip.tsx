import { formatDay } from '../format/index.ts';
import { JAPANESE, UNRECORDED_LANGUAGE } from '../writtenLanguage.ts';
import { classNames } from './classNames.ts';
import { Link } from './Link.tsx';

export interface TagChipProps {
  title: string;
  lang?: string;
  /** A link to the tag, or a toggle when `onToggle` is given. */
  href?: string;
  pressed?: boolean;
  onToggle?: (pressed: boolean) => void;
  /** A theme: the instant it ends. */
  endsAt?: string;
  /** Without "#", for filters that are no tags. */
  plain?: boolean;
}

/** A tag. Its target reaches 44 px through a pseudo element. */
export function TagChip({
  title,
  lang = UNRECORDED_LANGUAGE,
  href,
  pressed = false,
  onToggle,
  endsAt,
  plain = false,
}: TagChipProps) {
  const classes = classNames('chip', plain && 'chip--plain');
  const content = (
    <>
      {title}
      {endsAt ? (
        <small className="muted" lang={JAPANESE}>
          〜{formatDay(endsAt)}
        </small>
      ) : null}
    </>
  );
  if (onToggle) {
    return (
      <button type="button" className={classes} lang={lang} aria-pressed={pressed} onClick={() => onToggle(!pressed)}>
        {content}
      </button>
    );
  }
  if (!href) {
    return (
      <span className={classes} lang={lang}>
        {content}
      </span>
    );
  }
  return (
    <Link className={classes} lang={lang} href={href}>
      {content}
    </Link>
  );
}
