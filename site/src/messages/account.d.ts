// Written from messages/en/account.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Account {
  menu: {
    /** You are still signed in. Try again. */
    notSignedOut(): string;
  };
}

declare const account: Catalogue<Account>;
export default account;
