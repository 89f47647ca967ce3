import type { ReactNode } from 'react';
import { Avatar, TestMoney } from '../components/index.ts';
import { formatYen } from '../format/index.ts';
import { Icon } from '../icons/index.ts';
import { textsOf } from '../language/index.ts';
import { Sentence, useTexts } from '../language/react.ts';
import wallTexts from '../messages/wall.js';
import { UNRECORDED_LANGUAGE } from '../writtenLanguage.ts';
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
  const { wall } = useTexts(wallTexts);
  const { price, freePages, pageCount, appeal, creator, creatorReceives, isTest, lang } = offer;
  return (
    <WallFrame offer={offer} headingId={headingId}>
      {freePages > 0 ? (
        <p className="small muted">
          {freePages === 1
            ? wall.freeOne({ count: `${pageCount}` })
            : wall.free({ free: `${freePages}`, count: `${pageCount}` })}
        </p>
      ) : null}
      <h2 id={headingId}>{headingOf(offer)}</h2>
      {appeal === '' ? null : (
        <div className="comment">
          <Avatar source={creator.iconImage} name={creator.displayName} size="md" />
          <div>
            <p className="who">
              <b lang={UNRECORDED_LANGUAGE}>{creator.displayName}</b>
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
          <span className="wall__price">{formatYen(price)}</span>{' '}
          <span className="small muted">{wall.taxIncluded()}</span>
        </p>
        {isTest ? <TestMoney /> : null}
      </div>
      {children}
      <ul className="small soft stack stack--sm wall__facts">
        <Fact>{wall.keep()}</Fact>
        <Fact>{wall.refund()}</Fact>
        {creatorReceives === null ? null : (
          <Fact>
            <Sentence
              text={wall.receives({ share: creatorReceives, price })}
              parts={{ creator: <span lang={UNRECORDED_LANGUAGE}>{creator.displayName}</span> }}
            />
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
  const { wall } = textsOf(wallTexts);
  if (rest === 1) return freePages === 0 ? wall.readThis() : wall.readLast();
  return freePages === 0 ? wall.readAll({ rest: `${rest}` }) : wall.readRest({ rest: `${rest}` });
}
