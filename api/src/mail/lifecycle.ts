import type { Lifecycle } from '../database/index.ts';
import { mails, forgetOldMails } from './store/mails.ts';

export const mailLifecycle: Lifecycle = {
  name: 'mail',
  tables: [mails],
  purge: forgetOldMails,
};
