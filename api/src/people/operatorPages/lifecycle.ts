import type { Lifecycle } from '../../database/index.ts';
import { collectConsents, consents } from './store/consents.ts';
import { operatorPageEditions } from './store/editions.ts';

/** What somebody agreed to goes with the account (ON DELETE CASCADE). */
export const operatorPagesLifecycle: Lifecycle = {
  name: 'people/operatorPages',
  tables: [consents, operatorPageEditions],
  collectData: collectConsents,
};
