// Written from messages/en/accountMails.json by `npm run generate`.

export interface AccountMails {
  /** The link works once, for one hour. */
  once(): string;
  /** If this was not you, ignore this mail and nothing happens. */
  notYou(): string;
  signUp: {
    /** Continue your sign-up at Komawari */
    subject(): string;
    /** Continue your sign-up */
    heading(): string;
    /** This address is yours, so the next step is a password and a name readers see. */
    body(): string;
    /** Go on */
    action(): string;
  };
  known: {
    /** You have an account at Komawari */
    subject(): string;
    /** You already have an account */
    heading(): string;
    /** Somebody, probably you, wanted to sign up at Komawari with this address. It already has an account. */
    body(): string;
    /** Sign in */
    action(): string;
    /** If the password is forgotten, the sign-in screen offers a new one. */
    note(): string;
  };
  signIn: {
    /** Your sign-in link for Komawari */
    subject(): string;
    /** Sign in to Komawari */
    heading(): string;
    /** Here is the link you asked for. On another device it asks for this address again. */
    body(): string;
    /** Sign in */
    action(): string;
    /** If this was not you, ignore this mail and nothing happens. Do not share the link. */
    note(): string;
  };
  reset: {
    /** Choose a new password for Komawari */
    subject(): string;
    /** Choose a new password */
    heading(): string;
    /** Somebody, probably you, asked for a new password. The old one works until you choose another. */
    body(): string;
    /** Choose a password */
    action(): string;
  };
  unknown: {
    /** No account with this address at Komawari */
    subject(): string;
    /** No account uses this address */
    heading(): string;
    /** Somebody, probably you, wanted to sign in to Komawari with this address. No account uses it. */
    body(): string;
    /** Create an account */
    action(): string;
    /** Perhaps you signed up with another address, or with another service. */
    note(): string;
  };
  changeEmail: {
    /** Use this address at Komawari */
    subject(): string;
    /** Use this address from now on */
    heading(): string;
    /** You want to sign in to Komawari with this address. Open the link in the browser you are signed in with. */
    body(): string;
    /** Use this address */
    action(): string;
  };
  recover: {
    /** Your address at Komawari was changed */
    subject(): string;
    /** Your address was changed */
    heading(): string;
    /** Your Komawari account signs in with {newEmail} now, no longer with this address. */
    body(values: { newEmail: string }): string;
    /** If that was you, there is nothing to do. If not, take the account back: the link puts this address in place again, signs everybody out and lets you choose a new password. */
    wayBack(): string;
    /** This was not me */
    action(): string;
    /** The link works once, for seven days. */
    note(): string;
  };
  addEmail: {
    /** Add this address to your Komawari account */
    subject(): string;
    /** Add this address to your account */
    heading(): string;
    /** Open the link in the browser you are signed in with, and choose a password. */
    body(): string;
    /** Add this address */
    action(): string;
  };
  taken: {
    /** This address has an account at Komawari */
    subject(): string;
    /** This address already has an account */
    heading(): string;
    /** Somebody, probably you, wanted to use this address for another Komawari account. An address can sign in to one account only, so nothing changed. */
    body(): string;
    /** Sign in with this address */
    action(): string;
  };
  passwordChanged: {
    /** Your password at Komawari was changed */
    subject(): string;
    /** Your password was changed */
    heading(): string;
    /** Other devices are signed out. If that was you, there is nothing to do. */
    body(): string;
    /** This was not me */
    action(): string;
    /** The link leads to the screen where a new password is asked for by mail. */
    note(): string;
  };
  change: {
    /** Two-step sign-in is on */
    SECOND_FACTOR_ON(): string;
    /** Two-step sign-in is off */
    SECOND_FACTOR_OFF(): string;
    /** Your recovery codes are new */
    RECOVERY_CODES_RENEWED(): string;
    /** A passkey was added */
    PASSKEY_ADDED(): string;
    /** A passkey was removed */
    PASSKEY_REMOVED(): string;
    /** A personal token was made */
    TOKEN_ADDED(): string;
    /** A webhook was added */
    WEBHOOK_ADDED(): string;
    /** A secret was made for your application */
    CLIENT_SECRET_ADDED(): string;
    /** This changed in your Komawari account just now. If it was you, there is nothing to do. */
    body(): string;
    /** Check your account */
    action(): string;
    /** If it was not you, change your password and sign out everywhere. */
    note(): string;
  };
  closed: {
    /** Your account at Komawari is closed */
    subject(): string;
    /** Your account is closed */
    heading(): string;
    /** You asked for it to be deleted. Nobody else sees your site, your works and your comments any more. */
    hidden(): string;
    /** On {day} everything is deleted for good. Until then signing in brings all of it back. */
    deletion(values: { day: string }): string;
    /** What readers bought of you stays open to those readers alone, without your name. */
    bought(): string;
    /** Keep my account */
    action(): string;
    /** If this was not you, sign in, keep the account and change the password. */
    note(): string;
  };
  webhookOff: {
    /** A webhook was switched off */
    subject(): string;
    /** Nothing arrived at {url} for days: five deliveries in a row were given up after a day of tries each. */
    failed(values: { url: string }): string;
    /** Nothing more is sent there until you switch it on again. */
    stopped(): string;
    /** Check your webhooks */
    action(): string;
  };
  connection: {
    /** An application signs you in with Komawari */
    subject(): string;
    /** An application was connected */
    heading(): string;
    /** You let {client} sign you in with your Komawari account just now. If it was you, there is nothing to do. */
    body(values: { client: string }): string;
    /** See connected applications */
    action(): string;
    /** If it was not you, disconnect it there, change your password and sign out everywhere. */
    note(): string;
  };
}

declare const accountMails: Record<'en' | 'ja', AccountMails>;
export default accountMails;
