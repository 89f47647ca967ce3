import { SaleBox } from '../../prices/index.ts';
import type { SavedEpisode } from '../draft/episodeDraft.ts';
import type { TextProblems } from '../draft/textProblems.ts';
import type { EpisodeDraftState } from '../useEpisodeDraft.ts';

export interface EpisodeSaleProps {
  state: EpisodeDraftState;
  saved: SavedEpisode | null;
  problems: TextProblems;
  /** The main button was pressed while something was wrong. */
  isRefused: boolean;
}

const nothingWrong = { price: undefined, firstPaidPage: undefined, appeal: undefined };

/** Whether the episode is sold, and on what terms. */
export function EpisodeSale({ state, saved, problems, isRefused }: EpisodeSaleProps) {
  const { draft, change } = state;
  return (
    <SaleBox
      sale={draft.sale}
      pages={draft.pages}
      problems={isRefused || problems.isServer ? problems.sale : nothingWrong}
      isFansOnly={draft.release === 'FAN_ONLY'}
      isSuspended={saved?.status === 'SUSPENDED'}
      sold={{ price: saved?.price ?? null, buyerCount: saved?.buyerCount ?? 0 }}
      onChange={(patch) => change({ sale: { ...draft.sale, ...patch } })}
      onForSaleToAll={() => change({ release: 'PUBLIC', sale: { ...draft.sale, isForSale: true } })}
    />
  );
}
