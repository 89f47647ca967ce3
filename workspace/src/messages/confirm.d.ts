// Written from messages/en/confirm.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Confirm {
  dialog: {
    /** Confirm that it is you */
    title(): string;
  };
  form: {
    /** This protects your account, so we ask once more. You will not be asked again for five minutes. */
    lead(): string;
    /** Waiting */
    waiting(): string;
    /** Confirm with a passkey */
    byPasskey(): string;
    /** Enter your password. */
    noPassword(): string;
    /** Enter the code. */
    noCode(): string;
    /** Password */
    password(): string;
    /** Code */
    code(): string;
    /** From your authenticator app, or a recovery code. */
    codeHint(): string;
    /** Cancel */
    cancel(): string;
    /** Checking */
    checking(): string;
    /** Confirm */
    confirm(): string;
    /** Can you use none of these? Sign out, sign in again as usual, and come back within five minutes. */
    noWay(): string;
  };
  social: {
    /** Waiting for the window */
    waiting(): string;
    /** Confirm with {service} */
    confirm(values: { service: string }): string;
  };
}

declare const confirm: Catalogue<Confirm>;
export default confirm;
