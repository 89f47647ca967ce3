// Written from messages/en/identity.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Identity {
  askForLink: {
    /** E-mail */
    email(): string;
    /** Enter an e-mail address, like mina@example.jp. */
    noEmail(): string;
    /** Send the link */
    send(): string;
    /** Sending */
    sending(): string;
  };
  checkMail: {
    /** Check your mail */
    title(): string;
    /** We sent the link to <email/>. It works once, within an hour. */
    sent(): string;
    /** Mail is taking longer than usual right now. We will send the link to <email/> as soon as we can. It works for an hour from when you asked. */
    sentSlowly(): string;
    /** Not there? Check the spam folder, or send it again. */
    notThere(): string;
    /** Nothing after half an hour? Send it again. */
    notThereSlowly(): string;
    /** Send it again */
    again(): string;
    /** Sending */
    sending(): string;
    /** Use another address */
    otherAddress(): string;
    /** You can send it again in {seconds, number} s. */
    againIn(values: { seconds: number }): string;
    /** You can send it again now. */
    againNow(): string;
  };
  signUp: {
    /** Create an account */
    title(): string;
    /** E-mail */
    email(): string;
    /** We send a link to this address. It is never shown to anyone. */
    emailHint(): string;
    /** Enter an e-mail address, like mina@example.jp. */
    noEmail(): string;
    /** Send the link */
    send(): string;
    /** Sending */
    sending(): string;
    /** Already have an account? <signIn>Sign in</signIn>. */
    knownHere(): string;
    /** By creating an account you agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>. */
    agree(): string;
  };
  verifyEmail: {
    /** Verify your e-mail */
    title(): string;
    /** The link is not complete. Open it from the mail again. */
    incomplete(): string;
    /** This link does not work any more. */
    dead(): string;
    /** Ask for a new link */
    newLink(): string;
  };
  choosePassword: {
    /** Choose a password */
    title(): string;
    /** Your e-mail is verified: <email/> */
    verified(): string;
    /** Password */
    password(): string;
    /** Create the account */
    create(): string;
    /** Creating */
    creating(): string;
  };
  passwordField: {
    /** {min, number} to {max, number} characters, any you like. A short sentence is easy to keep in mind. */
    hint(values: { max: number; min: number }): string;
    /** Use at least {min, number} characters. */
    tooShort(values: { min: number }): string;
    /** Use at most {max, number} characters. */
    tooLong(values: { max: number }): string;
    /** {length, number} of at least {min, number} characters */
    missing(values: { length: number; min: number }): string;
    /** Easy to guess */
    guessable(): string;
    /** Weak. Longer is better */
    weak(): string;
    /** Fair. Longer is better */
    fair(): string;
    /** Good. 15 characters are strong */
    good(): string;
    /** Strong */
    strong(): string;
  };
  screenNameField: {
    /** Screen name */
    label(): string;
    /** 3 to 20 letters, digits, _ or -. It is part of your address. */
    hint(): string;
    /** Checking whether it is free */
    asking(): string;
    /** This name is free. */
    free(): string;
    /** {name} is taken. Try another one. */
    taken(values: { name: string }): string;
    /** Use at least {min, number} characters. */
    tooShort(values: { min: number }): string;
    /** Use at most {max, number} characters. */
    tooLong(values: { max: number }): string;
    /** Use letters, digits, _ or -. */
    otherLetters(): string;
    /** Use letters, digits, _ or -. Try {name}. */
    better(values: { name: string }): string;
  };
  profile: {
    /** Your profile */
    title(): string;
    /** This is how readers meet you. You can change all of it later. */
    lead(): string;
    /** Display name */
    displayName(): string;
    /** Enter the name readers see. */
    noDisplayName(): string;
    /** Your name */
    noName(): string;
    /** Introduction */
    introduction(): string;
    /** Optional. */
    introductionHint(): string;
    /** Picture */
    picture(): string;
    /** Optional. Square, at least 120 px. */
    pictureHint(): string;
    /** Start */
    start(): string;
    /** Saving */
    saving(): string;
    /** Preview */
    preview(): string;
    /** What readers see */
    whatReadersSee(): string;
  };
  secondFactor: {
    /** Two-step sign-in */
    title(): string;
    /** Open your authenticator app and enter the six digits it shows for Komawari. */
    lead(): string;
    /** Code */
    code(): string;
    /** Enter the code. */
    noCode(): string;
    /** Use the authenticator app */
    byApp(): string;
    /** Recovery code */
    recoveryCode(): string;
    /** Enter one of the ten codes you kept when you turned two-step sign-in on. Each works once. */
    recoveryLead(): string;
    /** Use a recovery code */
    byRecoveryCode(): string;
    /** Start over */
    startOver(): string;
    /** Sign in */
    signIn(): string;
    /** Signing in */
    signingIn(): string;
  };
  stay: {
    /** Keep your account? */
    title(): string;
    /** You asked for this account to be deleted. Until <day/> nothing is lost: your works, your readers and your bookmarks come back as they were. */
    lead(): string;
    /** Keep my account */
    keep(): string;
    /** Bringing it back */
    keeping(): string;
    /** Leave it closed */
    leave(): string;
    /** After that day it is gone for good, and nobody can bring it back. */
    afterwards(): string;
    /** Welcome back. Your account stays, with everything in it. */
    kept(): string;
  };
  byLink: {
    /** The link was requested on another device. Enter the address the mail came to. */
    lead(): string;
    /** Enter your e-mail address, like mina@example.jp. */
    noEmail(): string;
    /** E-mail */
    email(): string;
    /** Sign in */
    signIn(): string;
    /** Signing in */
    signingIn(): string;
  };
  deadLink: {
    /** This link has expired */
    EXPIRED(): string;
    /** This link was already used */
    USED(): string;
    /** This link is closed */
    REPLACED(): string;
    /** This link does not work */
    BROKEN(): string;
    /** This link belongs to another account */
    OTHER_ACCOUNT(): string;
    /** This address is taken */
    TAKEN(): string;
  };
  linkEnds: {
    /** That did not work */
    failed(): string;
    /** Sign in */
    signIn(): string;
    /** Ask for a new link */
    newLink(): string;
    /** Choose a new password */
    newPassword(): string;
    /** Try again */
    tryAgain(): string;
    /** Top page */
    topPage(): string;
  };
  incomplete: {
    /** This link is incomplete */
    title(): string;
    /** Part of the address is missing. Open the link in the mail again, or copy all of it. */
    lead(): string;
    /** Sign in */
    signIn(): string;
    /** Top page */
    topPage(): string;
  };
  forgotten: {
    /** Forgotten password */
    title(): string;
    /** We mail you a link to choose a new one. Until then the old one keeps working. */
    lead(): string;
    /** The address you sign in with. */
    hint(): string;
    /** Remembered it? <signIn>Sign in</signIn>. */
    remembered(): string;
  };
  newPassword: {
    /** Choose a new password */
    title(): string;
    /** For the account of <email/>. Every other device is signed out. */
    lead(): string;
    /** New password */
    password(): string;
    /** Change the password */
    change(): string;
    /** Changing */
    changing(): string;
    /** Password changed. Other devices are signed out. */
    changed(): string;
  };
  recover: {
    /** Take your account back */
    title(): string;
    /** The account signs in with <now/> now. This puts <email/> back in its place, signs out every device and asks you for a new password. */
    lead(): string;
    /** no address */
    noAddress(): string;
    /** Put my address back */
    putBack(): string;
    /** Putting it back */
    puttingBack(): string;
    /** If you changed the address yourself, close this page: nothing happens. */
    ownChange(): string;
  };
  withX: {
    /** Sign in with X */
    title(): string;
    /** You are on your way to X. It asks whether Komawari may know who you are, then brings you back here. */
    onTheWay(): string;
    /** Try again */
    tryAgain(): string;
    /** Other ways to sign in */
    otherWays(): string;
  };
  finish: {
    /** Sign in */
    title(): string;
    /** Back to your account */
    toAccount(): string;
    /** Back to the sign-in */
    toSignIn(): string;
  };
}

declare const identity: Catalogue<Identity>;
export default identity;
