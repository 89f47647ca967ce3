import { Button, ButtonLink, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { execute } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { Paywall, PaywallWaiting, type PaywallOffer } from '@komawari/ui/paywall';
import { sitePath } from '@komawari/ui/sitePath';
import { useEffect, useState } from 'react';
import paywallIslandTexts from '../../messages/paywallIsland.js';
import { getViewerAuthProvidersInPaywall } from '../../walls/getViewerAuthProvidersInPaywall.ts';
import { useEpisodePurchase } from './useEpisodePurchase.ts';
import type { WallNotice } from './WallState.ts';

interface Props {
  episodeId: string;
  /** Of its page, in the language it is read in: who signs in comes back to it. */
  path: string;
  offer: PaywallOffer;
  /** Whether episodes are sold here at this time. */
  isSelling: boolean;
  /** The next episode, where it costs nothing. */
  freeNext: { href: string; name: string } | null;
}

function sayUnknown(): WallNotice {
  const { state } = textsOf(paywallIslandTexts);
  return { tone: 'warn', happened: state.unknown(), next: state.unknownNext() };
}

/** The paywall of an episode: the offer, one button, and what became of the payment. */
export function BuyEpisode({ episodeId, path, offer: written, isSelling, freeNext }: Props) {
  const { state, price, busy, buy, refresh } = useEpisodePurchase(episodeId, written.price);
  // Of another price than the page was written with, nobody knows here what the creator receives.
  const offer = price === written.price ? written : { ...written, price, creatorReceives: null };
  const way = useWayIn();
  const { buy: words, links } = useTexts(paywallIslandTexts);

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
  const notice = state.kind === 'unknown' ? sayUnknown() : state.kind === 'offer' ? state.notice : undefined;
  const isUnknown = state.kind === 'unknown' || state.kind === 'bought';
  return (
    <Paywall
      offer={offer}
      notice={notice ? <WallWords notice={notice} /> : undefined}
      links={
        <>
          <button type="button" className="link for-viewers" onClick={() => void refresh()}>
            {links.bought()}
          </button>
          <a className="link" href={sitePath('/tokushoho')}>
            {links.terms()}
          </a>
          {freeNext ? (
            <a className="link" href={freeNext.href}>
              <Sentence text={links.freeNext()} parts={{ episode: <span lang={offer.lang}>{freeNext.name}</span> }} />
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
              busyWord={isUnknown ? words.asking() : words.opening()}
              onClick={() => void buy()}
            >
              {state.kind === 'offer' && state.isAgain ? words.again() : words.buy()}
            </Button>
          )}
          <div className={way === 'sign-in' ? 'stack stack--sm' : 'stack stack--sm for-guests'}>
            <ButtonLink href={wayTo('/signin', path)} variant="primary" size="lg" wide>
              {words.signIn()}
            </ButtonLink>
            <p className="small">
              <Sentence
                text={words.newHere()}
                parts={{
                  signUp: (label) => (
                    <a className="link" href={wayTo('/signup', path)}>
                      {label}
                    </a>
                  ),
                }}
              />
            </p>
          </div>
          <noscript>
            <p className="small soft">{words.needsScripts()}</p>
          </noscript>
        </>
      ) : (
        <p className="small soft">{words.notSelling()}</p>
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
const wayTo = (page: '/signin' | '/signup', path: string): string =>
  `${page}?to=${encodeURIComponent(`${path}#paywall`)}`;

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
  const { copying } = textsOf(paywallIslandTexts);
  try {
    await navigator.clipboard.writeText(text);
    flash.set({ body: copying.copied(), type: 'success', position: 'bottom' });
  } catch {
    flash.set({ body: copying.blocked(), type: 'error', position: 'bottom' });
  }
}
