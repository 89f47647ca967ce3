import { Button, ButtonLink, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { execute } from '@komawari/ui/graphql';
import { Paywall, PaywallWaiting, type PaywallOffer } from '@komawari/ui/paywall';
import { useEffect, useState } from 'react';
import { getViewerAuthProvidersInPaywall } from '../../walls/getViewerAuthProvidersInPaywall.ts';
import { useEpisodePurchase } from './useEpisodePurchase.ts';
import type { WallNotice } from './WallState.ts';

interface Props {
  episodeId: string;
  offer: PaywallOffer;
  /** Whether episodes are sold here at this time. */
  isSelling: boolean;
  /** The next episode, where it costs nothing. */
  freeNext: { href: string; name: string } | null;
}

const unknownNotice: WallNotice = {
  tone: 'warn',
  happened: 'We do not know yet whether the payment arrived.',
  next: 'Do not pay again; we look every few seconds.',
};

/** The paywall of an episode: the offer, one button, and what became of the payment. */
export function BuyEpisode({ episodeId, offer: written, isSelling, freeNext }: Props) {
  const { state, price, busy, buy, refresh } = useEpisodePurchase(episodeId, written.price);
  // Of another price than the page was written with, nobody knows here what the creator receives.
  const offer = price === written.price ? written : { ...written, price, creatorReceives: null };
  const way = useWayIn();

  if (state.kind === 'waiting')
    return (
      <PaywallWaiting
        offer={offer}
        shops={state.slip.shops}
        stepsUrl={state.slip.instructionsUrl ?? null}
        payUntil={state.payUntil}
        busy={busy !== null}
        onCopy={(text) => void copy(text)}
        onRefresh={() => void refresh()}
        onPayByCard={() => void buy('CARD')}
      />
    );
  const notice = state.kind === 'unknown' ? unknownNotice : state.kind === 'offer' ? state.notice : undefined;
  const isUnknown = state.kind === 'unknown' || state.kind === 'bought';
  return (
    <Paywall
      offer={offer}
      notice={notice ? <WallWords notice={notice} /> : undefined}
      links={
        <>
          <button type="button" className="link for-viewers" onClick={() => void refresh()}>
            Already bought it? Refresh
          </button>
          <a className="link" href="/tokushoho">
            Seller’s terms
          </a>
          {freeNext ? (
            <a className="link" href={freeNext.href}>
              <span lang="ja">{freeNext.name}</span> is free
            </a>
          ) : null}
        </>
      }
    >
      {isSelling ? (
        <>
          {way === 'sign-in' ? null : (
            <Button
              variant="primary"
              size="lg"
              wide
              className="for-viewers"
              busy={busy === 'opening' || isUnknown}
              busyWord={isUnknown ? 'Asking the payment service' : 'Opening the payment page'}
              onClick={() => void buy()}
            >
              {state.kind === 'offer' && state.isAgain ? 'Try again' : 'Buy this episode'}
            </Button>
          )}
          <div className={way === 'sign-in' ? 'stack stack--sm' : 'stack stack--sm for-guests'}>
            <ButtonLink href={wayTo('/signin', episodeId)} variant="primary" size="lg" wide>
              Sign in to buy
            </ButtonLink>
            <p className="small">
              New here?{' '}
              <a className="link" href={wayTo('/signup', episodeId)}>
                Sign up and come back to this page
              </a>
            </p>
          </div>
          <noscript>
            <p className="small soft">Buying needs JavaScript. Switch it on to buy this episode.</p>
          </noscript>
        </>
      ) : (
        <p className="small soft">
          Episodes are not sold here at the moment. Who bought this one reads on after signing in.
        </p>
      )}
    </Paywall>
  );
}

function WallWords({ notice: { tone, happened, next } }: { notice: WallNotice }) {
  return (
    <Notice tone={tone} live>
      <b>{happened}</b> {next}
    </Notice>
  );
}

/** Signed in or up, one stands before this wall again. */
const wayTo = (page: '/signin' | '/signup', episodeId: string): string =>
  `${page}?to=${encodeURIComponent(`/episodes/${episodeId}#paywall`)}`;

/** A browser with a session may still be nobody's: only who has a name buys. */
function useWayIn(): 'buy' | 'sign-in' | 'unknown' {
  const [way, setWay] = useState<'buy' | 'sign-in' | 'unknown'>('unknown');
  useEffect(function askWhoBuys() {
    execute(getViewerAuthProvidersInPaywall, {})
      .then(({ viewer }) => setWay(viewer.kind.startsWith('REGISTERED') ? 'buy' : 'sign-in'))
      // Offline: the page's own guess stays.
      .catch(() => undefined);
  }, []);
  return way;
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    flash.set({ body: 'Copied', type: 'success', position: 'bottom' });
  } catch {
    flash.set({ body: 'Copying is blocked here. Select the number.', type: 'error', position: 'bottom' });
  }
}
