import { Picture } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { isWidePicture, pairPages, type StartPosition } from '@komawari/ui/reader/pairing.ts';
import type { ScrollDirection } from '../../gql/graphql.ts';
import pageEditorTexts from '../../messages/pageEditor.js';
import type { DraftPage } from '../pages.ts';

export interface SpreadViewProps {
  pages: readonly DraftPage[];
  startPosition: StartPosition;
  direction: ScrollDirection;
}

/** The pages in pairs, as they lie before a reader. */
export function SpreadView({ pages, startPosition, direction }: SpreadViewProps) {
  const { bar: texts } = useTexts(pageEditorTexts);
  const spreads = pairPages(
    pages.map((page) => ({ wide: isWide(page) })),
    startPosition,
  );
  return (
    <ol className={`pairs ${direction === 'RIGHT_TO_LEFT' ? 'pairs--rtl' : ''}`} aria-label={texts.spreads()}>
      {spreads.map((spread) => {
        const [first] = spread;
        const isLate = spread.length === 1 && first?.slot === 'second';
        const isEarly = spread.length === 1 && first?.slot === 'first';
        return (
          <li key={first?.page} className="pairs__spread">
            {isLate ? <span className="pairs__blank" /> : null}
            {spread.map(({ page, slot }) => (
              <Half key={page} page={pages[page - 1]} number={page} isAlone={slot === 'alone'} />
            ))}
            {isEarly ? <span className="pairs__blank" /> : null}
          </li>
        );
      })}
    </ol>
  );
}

function Half({ page, number, isAlone }: { page: DraftPage | undefined; number: number; isAlone: boolean }) {
  const { tile: texts } = useTexts(pageEditorTexts);
  return (
    <figure className={isAlone ? 'pairs__half pairs__half--alone' : 'pairs__half'}>
      <span className="pg tone">
        {page?.image ? (
          <Picture
            source={page.image}
            sizes="160px"
            alt={page.altText || texts.name({ what: 'other', number: `${number}` })}
          />
        ) : null}
      </span>
      <figcaption className="num">{number}</figcaption>
    </figure>
  );
}

function isWide({ image }: DraftPage): boolean {
  return image !== null && isWidePicture(image);
}
