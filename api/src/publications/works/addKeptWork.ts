import { now, type Transaction } from '../../database/index.ts';
import { newId } from '../../kernel/ids.ts';
import { findWorks, works } from './store/works.ts';

/**
 * A work of the keeper for episodes that were bought of another: named and read as that one. It lies in the trash, which
 * buyers of its episodes do not notice, and which is emptied once nobody has bought any of them.
 * @returns its id
 */
export async function addKeptWork(tx: Transaction, workId: string, keeperId: string): Promise<string> {
  const work = (await findWorks(tx, [workId])).get(workId);
  if (!work) throw new Error('a work vanished while its episodes were taken out of it');
  const { title, scrollDirection, rating, language, firstPublishAt } = work;
  const id = newId('Work');
  await works.insert(tx, {
    id,
    userId: keeperId,
    title,
    scrollDirection,
    rating,
    language,
    firstPublishAt,
    commentIsOpen: false,
    enableSurvey: false,
    deletedAt: now,
  });
  return id;
}
