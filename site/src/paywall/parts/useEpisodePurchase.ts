import { flash } from '@komawari/ui/flash';
import { execute, GraphQLRequestError, isOutOfReach, reasonOfError } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { useCallback, useEffect, useRef, useState } from 'react';
import paywallIslandTexts from '../../messages/paywallIsland.js';
import { signInAddress } from '../../signIn/signInAddress.ts';
import { judgePurchase, type WayBack } from './judgePurchase.ts';
import { openEvent } from './openEvent.ts';
import { getWallPurchase, purchaseEpisode, updatePurchaseStatus } from './purchaseOperations.ts';
import { clearReturnFlags, readReturnFlag } from './returnFlags.ts';
import { useRepeatedLook } from './useRepeatedLook.ts';
import type { WallNotice, WallState } from './WallState.ts';

export interface EpisodePurchase {
  state: WallState;
  /** In yen, as it is by now. */
  price: number;
  /** What runs now. */
  busy: 'opening' | 'asking' | null;
  buy(method?: 'CARD'): Promise<void>;
  refresh(): Promise<void>;
}

/**
 * Buys an episode from its wall, and follows what was bought until the wall opens.
 * @param written the price in the page, which may have changed since
 */
export function useEpisodePurchase(episodeId: string, written: number): EpisodePurchase {
  const [price, setPrice] = useState(written);
  const [busy, setBusy] = useState<EpisodePurchase['busy']>(null);
  const { state, show, fail, look } = useWallState(episodeId, setPrice);

  async function run(kind: 'opening' | 'asking', act: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(kind);
    try {
      await act();
    } catch (error) {
      const code = error instanceof GraphQLRequestError ? error.code : null;
      if (code === 'UNAUTHENTICATED') return goSignIn();
      if (code === 'ALREADY_PURCHASED') show({ kind: 'bought' });
      else fail(error, kind);
    }
    setBusy(null);
  }

  const buy = (method?: 'CARD') =>
    run('opening', async () => {
      const input = { episodeId, expectedPrice: price, ...(method ? { method } : {}) };
      const { purchaseEpisode: answer } = await execute(purchaseEpisode, { input });
      const [problem] = answer.problems;
      if (problem) {
        show(say({ tone: 'warn', happened: problem.message }));
        setPrice((await execute(getWallPurchase, { id: episodeId })).episode.salesInfo?.price ?? price);
      } else if (answer.checkoutUrl) {
        // Whoever goes back from the payment page stands before the wall again.
        history.replaceState(history.state, '', `${location.pathname}#paywall`);
        location.assign(answer.checkoutUrl);
        // The page goes away, and may come back as it was left.
        await new Promise((shown) => addEventListener('pageshow', shown, { once: true }));
      } else show(judgePurchase(answer.purchase ?? null, 'LEFT'));
    });

  return { state, price, busy, buy, refresh: () => run('asking', look) };
}

/** How the wall stands: by what the address says of the way back, by what was begun earlier, and by looking again. */
function useWallState(episodeId: string, setPrice: (price: number) => void) {
  const [state, setState] = useState<WallState>({ kind: 'offer' });
  const wayBack = useRef<WayBack>('LONG_AGO');
  /** What stands there by now, for what was asked for while something else did. */
  const latest = useRef<WallState>(state);

  const show = useCallback((next: WallState) => {
    latest.current = next;
    setState(next);
    if (next.kind === 'bought') document.dispatchEvent(new CustomEvent(openEvent));
  }, []);
  const fail = useCallback(
    (error: unknown, kind: 'opening' | 'asking') => {
      const notice = noticeOf(error, kind);
      if (!isUnderWay(latest.current) || isAnswer(error)) return show(say(notice));
      flash.set({ body: [notice.happened, notice.next].filter(Boolean).join(' '), type: 'error', position: 'bottom' });
    },
    [show],
  );
  const look = useCallback(async () => {
    const input = { purchasableID: episodeId };
    const { updatePurchaseStatus: answer } = await execute(updatePurchaseStatus, { input });
    show(judgePurchase(answer.purchase ?? null, wayBack.current));
  }, [episodeId, show]);

  useEffect(
    function readHowItStands() {
      const flag = readReturnFlag(location.search);
      if (flag) {
        wayBack.current = flag.isSuccess ? 'PAID' : 'LEFT';
        clearReturnFlags();
        if (flag.isSuccess) queueMicrotask(() => show({ kind: 'unknown' }));
        look().catch((error: unknown) => isOutOfReach(error) || fail(error, 'asking'));
        return;
      }
      // Somebody who waits for money from a shop comes back another day.
      execute(getWallPurchase, { id: episodeId })
        .then(({ episode: { salesInfo, viewerPurchase } }) => {
          if (salesInfo) setPrice(salesInfo.price);
          return viewerPurchase?.konbini ? show(judgePurchase(viewerPurchase, 'LONG_AGO')) : undefined;
        })
        // Offline: the offer stays as the page has it.
        .catch(() => undefined);
    },
    [episodeId, fail, look, setPrice, show],
  );
  useRepeatedLook(state.kind === 'unknown' || state.kind === 'waiting', look);
  return { state, show, fail, look };
}

/** Money is on its way, or may be: the wall does not offer to pay again because somebody could not be asked about it. */
const isUnderWay = ({ kind }: WallState): boolean => kind !== 'offer';

/** Whether a failed call tells how things stand all the same: nothing was bought, or nobody is signed in. */
const isAnswer = (error: unknown): boolean =>
  error instanceof GraphQLRequestError && (error.code === 'NOT_FOUND' || error.code === 'UNAUTHENTICATED');

const say = (notice: WallNotice): WallState => ({ kind: 'offer', notice, isAgain: true });

/** What is said of a call that failed: first what happened, and whether money moved. */
function noticeOf(error: unknown, kind: 'opening' | 'asking'): WallNotice {
  const code = error instanceof GraphQLRequestError ? error.code : null;
  const { state } = textsOf(paywallIslandTexts);
  if (code === 'NOT_FOUND' && kind === 'asking') return { tone: 'info', happened: state.notBought() };
  // These say themselves what happened.
  const isOwnSentence = code === 'FORBIDDEN' || code === 'FEATURE_DISABLED' || code === 'SERVICE_UNAVAILABLE';
  const happened = isOwnSentence ? (error as GraphQLRequestError).message : reasonOfError(error);
  // Some say of the money, too, in the words that the API has for it.
  if (happened.includes(state.charged())) return { tone: 'danger', happened };
  return { tone: 'danger', happened, next: kind === 'opening' ? state.nothingCharged() : state.tryLater() };
}

/** To sign in, and back to this very wall. */
function goSignIn(): void {
  location.assign(signInAddress({ pathname: location.pathname, search: '', hash: '#paywall' }));
}
