import { Button, IconButton, TestMoney } from '../components/index.ts';
import { formatExact, formatYen } from '../format/index.ts';
import type { PaywallOffer } from './PaywallOffer.ts';
import { WallFrame } from './WallFrame.tsx';

export interface PaywallWaitingProps {
  offer: PaywallOffer;
  /** What is said at the counter of the shop; null until the processor gave it. */
  paymentNumber: string | null;
  /** Until when, as UTC text; null where the processor did not say. */
  payUntil: string | null;
  busy: boolean;
  onCopy: (text: string) => void;
  onRefresh: () => void;
  onPayByCard: () => void;
}

const headingId = 'paywall-heading';

/** The wall while money is on its way that is paid at a shop: it keeps its place and opens by itself. */
export function PaywallWaiting(props: PaywallWaitingProps) {
  const { offer, paymentNumber, payUntil, busy, onCopy, onRefresh, onPayByCard } = props;
  return (
    <WallFrame offer={offer} headingId={headingId}>
      <h2 id={headingId}>Waiting for your payment</h2>
      <p className="small soft">
        Pay {formatYen(offer.price)} at the shop. The episode opens by itself a few minutes later, here and in your
        purchases.
      </p>
      <dl className="wall__lines">
        {paymentNumber === null ? null : (
          <div>
            <dt>Payment number</dt>
            <dd className="row row--tight row--nowrap num">
              {paymentNumber}
              <IconButton icon="copy" label="Copy the payment number" onClick={() => onCopy(paymentNumber)} />
            </dd>
          </div>
        )}
        {payUntil === null ? null : (
          <div>
            <dt>Pay until</dt>
            <dd>
              <time dateTime={payUntil}>{formatExact(payUntil)}</time>
            </dd>
          </div>
        )}
        <div>
          <dt>Amount</dt>
          <dd className="num">{formatYen(offer.price)}</dd>
        </div>
      </dl>
      <Button
        variant="ink"
        size="lg"
        wide
        icon="retry"
        busy={busy}
        busyWord="Asking the payment service"
        onClick={onRefresh}
      >
        I have paid. Refresh
      </Button>
      <div className="row spread small wall__links">
        <button type="button" className="link" onClick={onPayByCard}>
          Pay by card instead
        </button>
        {offer.isTest ? <TestMoney /> : null}
      </div>
    </WallFrame>
  );
}
