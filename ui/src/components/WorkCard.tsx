import type { ReactNode } from 'react';
import { useTexts } from '../language/react.ts';
import cardsTexts from '../messages/cards.js';
import { Cover } from './Cover.tsx';
import { Link } from './Link.tsx';
import type { PictureSource } from './Picture.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Seal, type SealKind } from './Seal.tsx';

export interface WorkCardProps {
  href: string;
  title: string;
  /** The language of the work. */
  lang: string;
  cover: PictureSource | null;
  /** Whose it is, for readers who want nothing of theirs in their lists. */
  creatorId?: string | undefined;
  creatorName?: string;
  seals?: readonly SealKind[];
  /** What stands in the corner of the cover instead of the seals themselves, which are then only named. */
  corner?: ReactNode;
  /** A line under the title where it is clear whose work it is. */
  line?: string;
  /** One line: a time, a count. */
  meta?: ReactNode;
  /** How much of the work was read, 0 to 1. */
  readShare?: number;
  sizes?: string;
  eager?: boolean;
  heading?: 'h2' | 'h3' | 'h4';
  /** In a list of nothing but cards the card is the item. */
  as?: 'article' | 'li';
}

/** A work: cover, title in two lines, creator, one meta line. */
export function WorkCard({
  href,
  title,
  lang,
  cover,
  creatorId,
  creatorName,
  seals = [],
  corner = seals.length > 0 ? seals.map((kind) => <Seal key={kind} kind={kind} />) : null,
  line,
  meta,
  readShare,
  sizes,
  eager,
  heading: Heading = 'h3',
  as: Root = 'article',
}: WorkCardProps) {
  const { cards } = useTexts(cardsTexts);
  return (
    <Root className="card" data-creator={creatorId}>
      <Link href={href} tabIndex={-1} aria-hidden="true">
        <Cover source={cover} title={title} lang={lang} {...(sizes ? { sizes } : {})} eager={eager ?? false}>
          {corner}
        </Cover>
        {readShare === undefined ? null : <ProgressBar value={readShare} look="read" />}
      </Link>
      <div>
        <Heading className="clamp2" lang={lang}>
          <Link href={href}>{title}</Link>
        </Heading>
        {creatorName ? (
          <p className="by" lang={lang}>
            {creatorName}
          </p>
        ) : null}
        {line ? <p className="by">{line}</p> : null}
      </div>
      <SealWords seals={seals} />
      {readShare === undefined ? null : (
        <p className="sr">{cards.readShare({ percent: String(Math.round(readShare * 100)) })}</p>
      )}
      {meta ? <p className="meta">{meta}</p> : null}
    </Root>
  );
}

/** A cover in a list is hidden from assistive technology, so what its seals say is repeated in words. Nothing where there are none. */
export function SealWords({ seals }: { seals: readonly SealKind[] }) {
  const { seals: words } = useTexts(cardsTexts);
  if (seals.length === 0) return null;
  return <p className="sr">{seals.map((kind) => words[kind]()).join(', ')}</p>;
}
