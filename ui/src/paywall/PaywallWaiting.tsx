import { Button, IconButton, TestMoney } from '../components/index.ts';
import { formatExact, formatYen } from '../format/index.ts';
import type { PaywallOffer } from './PaywallOffer.ts';
import { WallFrame } from './WallFrame.tsx';

export interface PaywallWaitingProps {
  offer: PaywallOffer;
  /** What is typed at the till of each chain of shops. */
  shops: readonly { name: string; paymentCode: string; confirmationNumber?: string | null }[];
  /** A page of the processor with the steps; null where there is none. */
  stepsUrl: string | null;
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
  const { offer, shops, stepsUrl, payUntil, busy, onCopy, onRefresh, onPayByCard } = props;
  return (
    <WallFrame offer={offer} headingId={headingId}>
      <h2 id={headingId}>Waiting for your payment</h2>
      <p className="small soft">
        Pay {formatYen(offer.price)} at {nameShops(shops)}. The episode opens by itself a few minutes later, here and in
        your purchases.
      </p>
      <dl className="wall__lines">
        {shops.map(({ name, paymentCode, confirmationNumber }) => (
          <div key={name}>
            <dt>Payment number, {name}</dt>
            <dd className="row row--tight row--nowrap num">
              {paymentCode}
              <IconButton
                icon="copy"
                tooltip="end"
                label={`Copy the payment number for ${name}`}
                onClick={() => onCopy(paymentCode)}
              />
            </dd>
            {confirmationNumber ? (
              <dd className="wall__second small muted num">Confirmation number {confirmationNumber}</dd>
            ) : null}
          </div>
        ))}
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
        {stepsUrl === null ? null : (
          <a className="link" href={stepsUrl}>
            The steps at the shop
          </a>
        )}
        {offer.isTest ? <TestMoney /> : null}
      </div>
    </WallFrame>
  );
}

function nameShops(shops: PaywallWaitingProps['shops']): string {
  const names = shops.map(({ name }) => name);
  const last = names.pop();
  if (last === undefined) return 'the shop';
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
}
