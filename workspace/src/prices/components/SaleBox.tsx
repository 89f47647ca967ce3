import { Skeleton, Switch, TestMoney, TextArea } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { splitPrice, type SellingRates } from '@komawari/ui/salePrice';
import { useRef, useState } from 'react';
import pricesTexts from '../../messages/prices.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { readWhole } from '../readWhole.ts';
import type { SaleDraft } from '../saleDraft.ts';
import type { SaleProblems } from '../saleProblems.ts';
import { useReturnedFocus } from '../useReturnedFocus.ts';
import { useSalesTerms } from '../useSalesTerms.ts';
import { FansOrSale } from './FansOrSale.tsx';
import { FirstPaidPage } from './FirstPaidPage.tsx';
import { NewPriceNotice } from './NewPriceNotice.tsx';
import type { StripPage } from './PageStrip.tsx';
import { PriceAndShare } from './PriceAndShare.tsx';

/** Where the price and the words above it stand on the page. */
export const PRICE_FIELD = 'sale-price';
export const APPEAL_FIELD = 'sale-appeal';

/** What was sold of an episode so far. */
export interface SoldSoFar {
  /** The price the server has; null where it is free. */
  price: number | null;
  buyerCount: number;
}

export interface SaleBoxProps {
  sale: SaleDraft;
  pages: readonly StripPage[];
  /** What a try to save, or the server, found wrong. */
  problems: SaleProblems;
  /** The episode is meant for fans, and cannot have a price as well. */
  isFansOnly: boolean;
  /** Operators suspended the episode: its price stays what it is. */
  isSuspended?: boolean;
  sold: SoldSoFar;
  onChange: (patch: Partial<SaleDraft>) => void;
  /** A fan-only episode is to be sold, to everybody. */
  onForSaleToAll: () => void;
}

/** Whether an episode is sold, for how much and from which page on. */
export function SaleBox(props: SaleBoxProps) {
  const { sale: texts } = useTexts(pricesTexts);
  const { sale, isFansOnly, isSuspended = false, onChange, onForSaleToAll } = props;
  const terms = useSalesTerms();
  const [asksWhich, setAsksWhich] = useState(false);
  const box = useRef<HTMLElement>(null);
  useReturnedFocus(box, asksWhich);
  const rates = terms.data?.salesTerms ?? null;
  const isClosed = terms.data !== undefined && rates === null;

  function turn(isForSale: boolean): void {
    if (isForSale && isFansOnly) setAsksWhich(true);
    else onChange({ isForSale });
  }

  return (
    <section ref={box} className="box sale" aria-labelledby="sale-heading">
      <div className="row row--nowrap spread">
        <h2 id="sale-heading">{texts.title()}</h2>
        <div className="row row--nowrap">
          {rates?.isTest ? <TestMoney /> : null}
          {isClosed && !sale.isForSale ? null : (
            <Switch
              label={texts.sell()}
              labelHidden
              checked={sale.isForSale}
              disabled={isSuspended}
              onChange={(event) => turn(event.target.checked)}
            />
          )}
        </div>
      </div>
      {asksWhich ? (
        <FansOrSale
          sale={sale}
          release="FAN_ONLY"
          onLeave={() => setAsksWhich(false)}
          onContinue={(choice) => {
            setAsksWhich(false);
            if (choice === 'SALE') onForSaleToAll();
          }}
        />
      ) : (
        <Loaded query={terms} skeleton={<Skeleton kind="line" count={2} />}>
          {({ salesTerms }) => {
            if (!salesTerms) return <Closed price={sale.isForSale ? readWhole(sale.price) : null} />;
            if (sale.isForSale) return <SaleFields {...props} rates={salesTerms} />;
            return isSuspended ? (
              <p className="small soft">{texts.suspended()}</p>
            ) : (
              <NotSold rates={salesTerms} isFansOnly={isFansOnly} />
            );
          }}
        </Loaded>
      )}
    </section>
  );
}

function Closed({ price }: { price: number | null }) {
  const { sale: texts } = useTexts(pricesTexts);
  return <p className="small soft">{price === null ? texts.closed() : texts.closedWithPrice({ price })}</p>;
}

const EXAMPLE = 500;

function NotSold({ rates, isFansOnly }: { rates: SellingRates; isFansOnly: boolean }) {
  const { sale: texts } = useTexts(pricesTexts);
  const share = splitPrice(EXAMPLE, rates).creatorShare;
  return <p className="small soft">{texts.notSold({ who: isFansOnly ? 'FANS' : 'other', price: EXAMPLE, share })}</p>;
}

function SaleFields({
  sale,
  pages,
  problems,
  isSuspended,
  sold,
  rates,
  onChange,
}: SaleBoxProps & { rates: SellingRates }) {
  const { sale: texts } = useTexts(pricesTexts);
  const lang = useWorkLanguage();
  return (
    <>
      <PriceAndShare
        id={PRICE_FIELD}
        rates={rates}
        fixedBecause={isSuspended ? texts.suspended() : undefined}
        value={sale.price}
        error={problems.price}
        onChange={(price) => onChange({ price })}
      />
      <NewPriceNotice sold={sold} price={readWhole(sale.price)} />
      <FirstPaidPage
        sale={sale}
        pages={pages}
        error={problems.firstPaidPage}
        onChange={(firstPaidPage) => onChange({ firstPaidPage })}
      />
      <div className="sale__part">
        <TextArea
          id={APPEAL_FIELD}
          label={texts.appeal()}
          lang={lang}
          maxCharacters={limits.salesAppeal.max}
          value={sale.appeal}
          error={problems.appeal}
          hint={texts.appealHint()}
          onChange={(event) => onChange({ appeal: event.target.value })}
        />
      </div>
    </>
  );
}
