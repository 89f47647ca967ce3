import { formatYen } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import { splitPrice, type SellingRates } from '@komawari/ui/salePrice';
import pricesTexts from '../../messages/prices.js';

interface PriceSplitProps {
  /** Whole yen. */
  price: number;
  rates: SellingRates;
}

/** A rate to its last figure: 600 is 6%, 325 is 3.25%. */
const rateOf = (basisPoints: number): string => `${basisPoints / 100}%`;

/** Who gets what of a price: one bar, true to the yen, and its figures. */
export function PriceSplit({ price, rates }: PriceSplitProps) {
  const { price: texts } = useTexts(pricesTexts);
  const { creatorShare, platformFee, paymentFee } = splitPrice(price, rates);
  return (
    <div className="stack stack--sm">
      <div
        className="split"
        role="img"
        aria-label={texts.split({ price, you: creatorShare, fee: platformFee, payment: paymentFee })}
      >
        <i className="split__you" style={{ flexGrow: creatorShare }} />
        {platformFee > 0 ? <i className="split__fee" style={{ flexGrow: platformFee }} /> : null}
        {paymentFee > 0 ? <i className="split__pay" style={{ flexGrow: paymentFee }} /> : null}
      </div>
      <dl className="split-key num">
        <div>
          <dt>{texts.you()}</dt>
          <dd>{formatYen(creatorShare)}</dd>
        </div>
        <div>
          <dt>{texts.komawari({ rate: rateOf(rates.platformFeeBps) })}</dt>
          <dd>{formatYen(platformFee)}</dd>
        </div>
        <div>
          <dt>{texts.payment({ rate: rateOf(rates.paymentFeeBps) })}</dt>
          <dd>{formatYen(paymentFee)}</dd>
        </div>
      </dl>
    </div>
  );
}
