import { Button, IconButton, TestMoney } from '../components/index.ts';
import { formatExact, formatYen } from '../format/index.ts';
import { getLanguage } from '../language/index.ts';
import { useTexts } from '../language/react.ts';
import wallTexts from '../messages/wall.js';
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
  const { waiting } = useTexts(wallTexts);
  const { offer, shops, stepsUrl, payUntil, busy, onCopy, onRefresh, onPayByCard } = props;
  return (
    <WallFrame offer={offer} headingId={headingId}>
      <h2 id={headingId}>{waiting.title()}</h2>
      <p className="small soft">{waiting.lead({ price: offer.price, shops: nameShops(shops) || waiting.theShop() })}</p>
      <dl className="wall__lines">
        {shops.map(({ name, paymentCode, confirmationNumber }) => (
          <div key={name}>
            <dt>{waiting.paymentNumber({ shop: name })}</dt>
            <dd className="row row--tight row--nowrap num">
              {paymentCode}
              <IconButton
                icon="copy"
                tooltip="end"
                label={waiting.copy({ shop: name })}
                onClick={() => onCopy(paymentCode)}
              />
            </dd>
            {confirmationNumber ? (
              <dd className="wall__second small muted num">{waiting.confirmation({ number: confirmationNumber })}</dd>
            ) : null}
          </div>
        ))}
        {payUntil === null ? null : (
          <div>
            <dt>{waiting.until()}</dt>
            <dd>
              <time dateTime={payUntil}>{formatExact(payUntil)}</time>
            </dd>
          </div>
        )}
        <div>
          <dt>{waiting.amount()}</dt>
          <dd className="num">{formatYen(offer.price)}</dd>
        </div>
      </dl>
      <Button variant="ink" size="lg" wide icon="retry" busy={busy} busyWord={waiting.asking()} onClick={onRefresh}>
        {waiting.refresh()}
      </Button>
      <div className="row spread small wall__links">
        <button type="button" className="link" onClick={onPayByCard}>
          {waiting.byCard()}
        </button>
        {stepsUrl === null ? null : (
          <a className="link" href={stepsUrl}>
            {waiting.steps()}
          </a>
        )}
        {offer.isTest ? <TestMoney /> : null}
      </div>
    </WallFrame>
  );
}

/** "Lawson, FamilyMart or Ministop": British lists have no comma before the last. Empty where there are none. */
const nameShops = (shops: PaywallWaitingProps['shops']): string =>
  new Intl.ListFormat(getLanguage() === 'ja' ? 'ja' : 'en-GB', { type: 'disjunction' }).format(
    shops.map(({ name }) => name),
  );
