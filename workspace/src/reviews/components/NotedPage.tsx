import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import reviewsTexts from '../../messages/reviews.js';
import { Sheet, type SheetProps } from './Sheet.tsx';

export interface NotedPageProps extends Omit<SheetProps, 'page'> {
  /** Null for the notes on pages that were taken out. */
  page: (SheetProps['page'] & { id: string }) | null;
  /** The lines of its notes. */
  list: readonly ReactNode[];
  children?: ReactNode;
}

/** The id of a page's part, so that a link leads to it. */
export const idOfPage = (pageId: string): string => `page-${pageId}`;

/** A page with its pins, and the list of its notes beside it. */
export function NotedPage({ page, list, children, ...sheet }: NotedPageProps) {
  const { noted: texts } = useTexts(reviewsTexts);
  const name = page ? texts.page({ number: page.number }) : texts.removed();
  const id = page ? idOfPage(page.id) : 'page-none';
  return (
    <section className="noted" aria-labelledby={`${id}-name`} id={id}>
      <h2 id={`${id}-name`}>
        {name} {list.length > 0 ? <small className="muted">{texts.count({ count: list.length })}</small> : null}
      </h2>
      <div className="noted__body">
        {page ? <Sheet {...sheet} page={page} /> : null}
        <div className="noted__notes stack">
          {list.length > 0 ? (
            <ol
              className="plain-list stack"
              aria-label={page ? texts.notesOn({ number: page.number }) : texts.notesOnRemoved()}
            >
              {list}
            </ol>
          ) : null}
          {children}
        </div>
      </div>
    </section>
  );
}
