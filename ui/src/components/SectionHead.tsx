import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { Link } from './Link.tsx';

export interface SectionHeadProps {
  title: ReactNode;
  id?: string;
  /** A few words beside the title. */
  note?: ReactNode;
  more?: { href: string; label: string };
}

/** The heading of a tier, with a vermilion tick and a link to all of it. */
export function SectionHead({ title, id, note, more }: SectionHeadProps) {
  return (
    <div className="tier-head">
      <h2 id={id}>{title}</h2>
      {note ? <p>{note}</p> : null}
      {more ? (
        <Link className="more" href={more.href}>
          {more.label}
          <Icon name="right" size="sm" />
        </Link>
      ) : null}
    </div>
  );
}
