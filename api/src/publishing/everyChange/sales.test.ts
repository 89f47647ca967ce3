import { describeChanges } from '../../testing/publishing/describeChanges.ts';
import { writePurchase } from '../../testing/purchaseRows.ts';

const SALE = { price: 300, pagesChargedFrom: 1, salesAppeal: '続きは夜の市場で。' };

describeChanges(
  {
    'an episode gets a price': ({ editEpisode }) => editEpisode(3, { salesInfo: SALE }),
    'its price changes': ({ editEpisode }) => editEpisode(3, { salesInfo: { price: 480 } }),
    'what its creator says of it changes': ({ editEpisode }) =>
      editEpisode(3, { salesInfo: { price: 480, salesAppeal: '嵐のあと。' } }),
    'none of its pages is free any more': ({ editEpisode }) =>
      editEpisode(3, { salesInfo: { price: 480, pagesChargedFrom: 0 } }),
    'the first episode of a work without a cover is for sale': async ({ editWork, editEpisode }) => {
      await editWork(1, { coverImageId: null });
      await editEpisode(1, { salesInfo: SALE });
    },
    'all of its pages are paid for': ({ editEpisode }) =>
      editEpisode(1, { salesInfo: { price: 300, pagesChargedFrom: 0 } }),
    'several episodes get one price': ({ act, works, episodes }) =>
      act('changeEpisodePrices', { workId: works[0], episodeIds: [episodes[0], episodes[3]], salesInfo: SALE }),
    'somebody buys an episode': ({ test, ren, mina, episodes }) =>
      writePurchase(test, { buyer: ren, seller: mina, episodeId: episodes[3]! }),
    'what was bought is archived': ({ act, episodes }) => act('archiveEpisode', { id: episodes[3] }),
    'its price changes while it is archived': ({ editEpisode }) => editEpisode(3, { salesInfo: { price: 500 } }),
    'it is given back': ({ sql }) => sql(`UPDATE purchases SET status = 'REFUNDED'`),
    'it comes back for everybody': ({ act, episodes }) => act('unarchiveEpisode', { id: episodes[3] }),
    'the only episode of a work is archived': ({ act, episodes }) => act('archiveEpisode', { id: episodes[1] }),
    'the only episode of a work comes back': ({ act, episodes }) => act('unarchiveEpisode', { id: episodes[1] }),
    'several episodes are free again': ({ act, works, episodes }) =>
      act('changeEpisodePrices', { workId: works[0], episodeIds: [episodes[0], episodes[3]] }),
    'the only episode of a work is free again': ({ editEpisode }) => editEpisode(1, { salesInfo: null }),
  },
  ['somebody buys an episode', 'its price changes while it is archived', 'it is given back'],
);
