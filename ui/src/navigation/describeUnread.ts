import { textsOf } from '../language/index.ts';
import bellTexts from '../messages/bell.js';

/** What the bell says and shows of notifications that are unread: nothing is shown while there are none. */
export function describeUnread(count: number): { label: string; shown: string } {
  const { bell } = textsOf(bellTexts);
  const shown = count > 99 ? '99+' : String(count);
  return count === 0 ? { label: bell.none(), shown: '' } : { label: bell.unread({ count: shown }), shown };
}
