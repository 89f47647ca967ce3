// Written from messages/en/signIn.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface SignIn {
  frame: {
    /** Skip to content */
    skip(): string;
    /** Komawari, top page */
    topPage(): string;
  };
  signIn: {
    /** Sign in */
    title(): string;
    /** E-mail */
    email(): string;
    /** Password */
    password(): string;
    /** Sign in */
    signIn(): string;
    /** Signing in */
    signingIn(): string;
    /** Forgotten your password? */
    forgotten(): string;
    /** New here? <signUp>Create an account</signUp>. You can read free episodes without one. */
    newHere(): string;
  };
  signInForm: {
    /** Enter your e-mail address, like mina@example.jp. */
    noEmail(): string;
    /** Enter your password. */
    noPassword(): string;
  };
  linkWay: {
    /** Sign in with a link by e-mail */
    title(): string;
    /** Send a sign-in link to */
    label(): string;
    /** No password needed. The link works once, for one hour. */
    hint(): string;
  };
  passkeyWay: {
    /** Sign in with a passkey */
    signIn(): string;
    /** Waiting for the device */
    waiting(): string;
    /** This device already has a passkey here. */
    known(): string;
    /** No passkey was used. Try again when you like. */
    unused(): string;
    /** This browser could not use a passkey here. */
    impossible(): string;
  };
  social: {
    /** Continue with another service */
    title(): string;
    /** or */
    or(): string;
    /** Continue with {provider} */
    continue(values: { provider: string }): string;
    /** Continue with {provider} (test) */
    continueTest(values: { provider: string }): string;
    /** Waiting for the window */
    waiting(): string;
    /** Opening {provider}… */
    opening(values: { provider: string }): string;
    /** You did not agree there, so nothing changed. Try again, or choose another way. */
    declined(): string;
    /** You already have an account, and are signed in to it now. What you liked as a guest is not carried over. */
    knownAlready(): string;
  };
  goesOn: {
    /** You will continue to the work you were looking at. */
    work(): string;
    /** You will continue to your new work. */
    newWork(): string;
    /** You will continue to your workspace. */
    workspace(): string;
    /** You will continue to your bookmarks. */
    bookmarks(): string;
    /** You will continue to your settings. */
    settings(): string;
    /** You will continue to your notifications. */
    notifications(): string;
    /** You will continue to your pages. */
    pages(): string;
    /** You will return to <episode/>. */
    episode(): string;
    /** You will return to <episode/>, page {page}. */
    page(values: { page: string }): string;
  };
}

declare const signIn: Catalogue<SignIn>;
export default signIn;
