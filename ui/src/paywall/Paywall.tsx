import type { ReactNode } from 'react';
import { Avatar, TestMoney } from '../components/index.ts';
import { formatYen } from '../format/index.ts';
import { Icon } from '../icons/index.ts';
import type { PaywallOffer } from './PaywallOffer.ts';
import { WallFrame } from './WallFrame.tsx';

export interface PaywallProps {
  offer: PaywallOffer;
  /** What happened, above the price. */
  notice?: ReactNode;
  /** The one button. */
  children: ReactNode;
  /** Links below the facts. */
  links?: ReactNode;
}

const headingId = 'paywall-heading';

/** The wall before paid pages: how many there are, the creator's words, the price, and what one gets for it. */
export function Paywall({ offer, notice, children, links }: PaywallProps) {
  const { price, freePages, pageCount, appeal, creator, creatorReceives, isTest, lang } = offer;
  return (
    <WallFrame offer={offer} headingId={headingId}>
      {freePages > 0 ? (
        <p className="small muted">
          {freePages} of {pageCount} pages {freePages === 1 ? 'is' : 'are'} free
        </p>
      ) : null}
      <h2 id={headingId}>{headingOf(offer)}</h2>
      {appeal === '' ? null : (
        <div className="comment">
          <Avatar source={creator.iconImage} name={creator.displayName} size="md" />
          <div>
            <p className="who">
              <b lang="ja">{creator.displayName}</b>
            </p>
            <p className="balloon wall__appeal" lang={lang}>
              {appeal}
            </p>
          </div>
        </div>
      )}
      {notice}
      <div className="row spread wall__sum">
        <p>
          <span className="wall__price">{formatYen(price)}</span> <span className="small muted">tax included</span>
        </p>
        {isTest ? <TestMoney /> : null}
      </div>
      {children}
      <ul className="small soft stack stack--sm wall__facts">
        <Fact>Yours to keep, even if it is later unpublished</Fact>
        <Fact>Refund within 24 hours if you open none of the paid pages</Fact>
        {creatorReceives === null ? null : (
          <Fact>
            <span lang="ja">{creator.displayName}</span> receives {formatYen(creatorReceives)} of {formatYen(price)}
          </Fact>
        )}
      </ul>
      {links ? <div className="row spread small wall__links">{links}</div> : null}
    </WallFrame>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="row row--tight row--nowrap">
      <Icon name="check" size="sm" />
      <span>{children}</span>
    </li>
  );
}

function headingOf({ freePages, pageCount }: PaywallOffer): string {
  const rest = pageCount - freePages;
  if (rest === 1) return freePages === 0 ? 'Read this page' : 'Read the last page';
  return freePages === 0 ? `Read all ${rest} pages` : `Read the other ${rest} pages`;
}
