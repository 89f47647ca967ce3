import { defineLoader } from '../../graphql/defineLoader.ts';
import { findLastVisit } from './store/visits.ts';

/** When the viewer's visit before this one ended. Asked for every entry of a list, by one account. */
export const lastVisitLoader = defineLoader<string, Date>('lastVisit', async ([accountId = ''], { reader }) => {
  const at = await findLastVisit(reader, accountId);
  return new Map(at ? [[accountId, at]] : []);
});
