import type { ReactNode } from 'react';
import { Picture } from '../components/index.ts';
import { formatPage } from '../format/index.ts';
import { useTexts } from '../language/react.ts';
import wallTexts from '../messages/wall.js';
import type { PaywallOffer } from './PaywallOffer.ts';

interface WallFrameProps {
  offer: Pick<PaywallOffer, 'freePages' | 'pageCount' | 'picture'>;
  /** The id of the heading inside. */
  headingId: string;
  children: ReactNode;
}

/** A wall: the first page behind it, toned, and beside it what leads through. */
export function WallFrame({ offer: { freePages, pageCount, picture }, headingId, children }: WallFrameProps) {
  const { wall } = useTexts(wallTexts);
  const rest = pageCount - freePages;
  const allPages = pageCount === 1 ? wall.allOne() : wall.all({ count: `${pageCount}` });
  return (
    <div className="wall-box">
      <div className="wall">
        <div className="wall__page">
          <div className="wall__art wall__art--blurred">
            {picture ? <Picture source={picture} sizes="52vw" alt="" /> : null}
            <span className="wall__tone" aria-hidden="true" />
          </div>
          <p className="wall__cap">
            {freePages === 0 ? (
              // Nothing came before it that these pages would be more than.
              allPages
            ) : (
              <>
                <b className="num">{formatPage(freePages + 1)}</b>{' '}
                {rest === 1 ? wall.moreOne() : wall.more({ rest: `${rest}` })}
              </>
            )}
          </p>
        </div>
        <section className="wall__panel" aria-labelledby={headingId}>
          {children}
        </section>
      </div>
    </div>
  );
}
