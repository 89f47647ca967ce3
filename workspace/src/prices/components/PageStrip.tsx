import { Picture, type PictureSource } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useRef, useState } from 'react';
import pricesTexts from '../../messages/prices.js';
import { stripPages } from '../stripPages.ts';
import { PaidMarker } from './PaidMarker.tsx';

/** A page as the strip shows it; its picture is null while the file is on its way. */
export interface StripPage {
  key: string;
  image: PictureSource | null;
}

export interface PageStripProps {
  pages: readonly StripPage[];
  /** The first paid page, counted from 1. */
  marked: number;
  onMark: (page: number) => void;
}

/** Every page small, paid ones grey, with the marker before the first of those. */
export function PageStrip({ pages, marked, onMark }: PageStripProps) {
  const { firstPaid } = useTexts(pricesTexts);
  const list = useRef<HTMLOListElement>(null);
  // While the marker is dragged, pages do not move away under it.
  const [heldAt, setHeldAt] = useState<number | null>(null);
  const shown = stripPages(pages.length, heldAt ?? marked);
  return (
    <div className="strip-p">
      <ol ref={list} className="strip-p__pages" aria-label={firstPaid.strip()}>
        {shown.map((number, place) => {
          const page = pages[number - 1];
          const look = number >= marked ? (number === marked ? 'paid first' : 'paid') : undefined;
          return (
            <li
              key={page?.key ?? number}
              className={look}
              data-page={number}
              data-gap={place > 0 && number - (shown[place - 1] ?? number) > 1 ? '' : undefined}
            >
              <span className="pg">{page?.image ? <Picture source={page.image} sizes="64px" alt="" /> : null}</span>
              <span className="num">
                {number}
                <span className="sr">{number >= marked ? firstPaid.paidPage() : firstPaid.freePage()}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <PaidMarker
        list={list}
        shown={shown.join()}
        page={marked}
        count={pages.length}
        onMark={onMark}
        onHold={(isHeld) => setHeldAt(isHeld ? marked : null)}
      />
    </div>
  );
}
