import { newId } from '../kernel/ids.ts';
import { everybody, type NamedRole, type Row, type Verdict } from './verdicts.ts';

/** Of people with a profile alone; who has an account without one is asked to sign in. */
const withProfile = (verdict: Verdict): Record<NamedRole, Verdict> => ({
  ...everybody('UNAUTHENTICATED'),
  reader: verdict,
  other: verdict,
  owner: verdict,
});

/** Who may buy, and ask about what was bought, for the table of all root fields. `publish` makes a work of the owner's. */
export const purchaseRows = (
  publish: (status?: string, more?: object) => Promise<{ episodeId: string }>,
): Record<string, Row[]> => ({
  'mutation purchaseEpisode': [
    {
      variables: async () => {
        const { episodeId } = await publish('PUBLIC', { salesInfo: { price: 300, pagesChargedFrom: 0 } });
        return { input: { episodeId, expectedPrice: 300 } };
      },
      verdicts: { ...withProfile('OK'), owner: 'FORBIDDEN', blocked: 'FORBIDDEN' },
    },
    {
      variables: async () => ({ input: { episodeId: (await publish('DRAFT')).episodeId, expectedPrice: 300 } }),
      verdicts: { ...withProfile('NOT_FOUND'), owner: 'FORBIDDEN' },
    },
  ],
  // Nobody here bought anything.
  'mutation updatePurchaseStatus': [
    { variables: () => ({ input: { purchasableID: newId('Purchase') } }), verdicts: withProfile('NOT_FOUND') },
  ],
  'mutation refundPurchase': [
    { variables: () => ({ input: { purchaseId: newId('Purchase') } }), verdicts: withProfile('NOT_FOUND') },
  ],
  'query purchasedEpisodeId': [
    { variables: () => ({ intentId: newId('Purchase') }), verdicts: withProfile('NOT_FOUND') },
  ],
});
