import { answerTo } from '../../shared/testing/playApi.ts';
import { GetSalesTerms } from '../operations/GetSalesTerms.ts';

/** Answers on what terms episodes are sold: at the usual rates, or not at all. The creator has so many fans. */
export const playSalesTerms = ({
  isOpen = true,
  fanCount = 1284,
  isTest = false,
  latestPrices = [] as number[],
} = {}) =>
  answerTo(GetSalesTerms).with(() => ({
    salesTerms: isOpen ? { platformFeeBps: 600, paymentFeeBps: 360, isTest } : null,
    viewer: { __typename: 'RegisteredViewer', id: 'u1', fanCount, latestPrices },
  }));
