import { formatYen } from '@komawari/ui/format';
import { splitPrice, type SellingRates } from '@komawari/ui/salePrice';

interface PriceSplitProps {
  /** Whole yen. */
  price: number;
  rates: SellingRates;
}

/** A rate to its last figure: 600 is 6%, 325 is 3.25%. */
const rateOf = (basisPoints: number): string => `${basisPoints / 100}%`;

/** Who gets what of a price: one bar, true to the yen, and its figures. */
export function PriceSplit({ price, rates }: PriceSplitProps) {
  const { creatorShare, platformFee, paymentFee } = splitPrice(price, rates);
  const [you, fee, pay] = [creatorShare, platformFee, paymentFee].map(formatYen);
  return (
    <div className="stack stack--sm">
      <div
        className="split"
        role="img"
        aria-label={`Of ${formatYen(price)} you receive ${you}, Komawari ${fee}, payment ${pay}`}
      >
        <i className="split__you" style={{ flexGrow: creatorShare }} />
        {platformFee > 0 ? <i className="split__fee" style={{ flexGrow: platformFee }} /> : null}
        {paymentFee > 0 ? <i className="split__pay" style={{ flexGrow: paymentFee }} /> : null}
      </div>
      <dl className="split-key num">
        <div>
          <dt>You</dt>
          <dd>{you}</dd>
        </div>
        <div>
          <dt>Komawari {rateOf(rates.platformFeeBps)}</dt>
          <dd>{fee}</dd>
        </div>
        <div>
          <dt>Payment {rateOf(rates.paymentFeeBps)}</dt>
          <dd>{pay}</dd>
        </div>
      </dl>
    </div>
  );
}
