import { formatYen } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import { priceLimits, splitPrice, type SellingRates } from '@komawari/ui/salePrice';
import pricesTexts from '../../messages/prices.js';
import { readWhole } from '../readWhole.ts';
import { usePriceHint } from '../useSalesTerms.ts';
import { PriceField, type PriceFieldProps } from './PriceField.tsx';
import { PriceSplit } from './PriceSplit.tsx';

export interface PriceAndShareProps extends Omit<PriceFieldProps, 'hint' | 'isFixed'> {
  rates: SellingRates;
  /** Why the price cannot change now. */
  fixedBecause?: string | undefined;
}

/** What a creator asks, and what of it they receive, with every key. */
export function PriceAndShare({ rates, fixedBecause, ...field }: PriceAndShareProps) {
  const { price: texts } = useTexts(pricesTexts);
  const hint = usePriceHint();
  const typed = readWhole(field.value);
  // Of what is no price yet nothing is promised.
  const price = typed !== null && typed >= priceLimits.min && typed <= priceLimits.max ? typed : null;
  return (
    <>
      <div className="sale__price">
        <PriceField {...field} hint={fixedBecause ?? hint} isFixed={fixedBecause !== undefined} />
        <div className="sale__get">
          <p className="small soft">{texts.youReceive()}</p>
          <p aria-live="polite">
            {price === null ? (
              <span className="sale__share muted">–</span>
            ) : (
              <>
                <span className="sale__share num">{formatYen(splitPrice(price, rates).creatorShare)}</span>{' '}
                <span className="small muted num">{texts.ofEach({ price })}</span>
              </>
            )}
          </p>
        </div>
      </div>
      {price === null ? null : <PriceSplit price={price} rates={rates} />}
    </>
  );
}
