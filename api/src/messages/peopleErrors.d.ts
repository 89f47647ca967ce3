// Written from messages/en/peopleErrors.json by `npm run generate`.

export interface PeopleErrors {
  sites: {
    /** Choose a screen name. */
    screenNameNeeded(): string;
    /** Use letters, digits, _ or -. */
    forbiddenCharacters(): string;
    /** Use letters, digits, _ or -. Try {suggestion}. */
    forbiddenCharactersTry(values: { suggestion: string }): string;
    /** A screen name has {shortest, number} to {longest, number} characters and starts with a letter or a digit. */
    screenNameLength(values: { longest: number; shortest: number }): string;
    /** This name is reserved. Choose another one. */
    reserved(): string;
    /** display name */
    displayNameLabel(): string;
    /** introduction */
    introductionLabel(): string;
    /** A name on X has up to 15 letters, digits or _. */
    noNameOnX(): string;
    /** This picture is missing. Upload it again. */
    imageMissing(): string;
    /** This name is taken. Choose another one. */
    takenName(): string;
    /** This account has a profile already. */
    profileExists(): string;
    /** Sign up by e-mail first. */
    signUpFirst(): string;
    /** biography */
    biographyLabel(): string;
    /** Mature works are for people who are {adultAt, number} or older. */
    tooYoung(values: { adultAt: number }): string;
    /** This cannot be a date of birth. Check the year. */
    noBirthday(): string;
    /** This date does not exist. Enter one such as 1998-04-23. */
    noSuchDay(): string;
    /** A screen name can be changed once in 30 days. */
    screenNameTooSoon(): string;
    /** Add an e-mail sign-in to your account first. Without one you can only open and close your site. */
    onlyOpening(): string;
    /** title */
    titleLabel(): string;
    /** description */
    descriptionLabel(): string;
    /** comment */
    commentLabel(): string;
    /** Write the colour as # and six hexadecimal digits, for example #c7341a. */
    noColour(): string;
    /** {count, number} links, the limit is {most, number}. Remove {excess, number}. */
    tooManyLinks(values: { count: number; excess: number; most: number }): string;
    /** title of the link */
    linkTitleLabel(): string;
  };
  operatorPages: {
    /** Agree to these first, they have changed: {pages}. */
    consentNeeded(values: { pages: string }): string;
    /** The first line has to be the title: "# Terms of use". */
    titleFirst(): string;
    /** title */
    titleLabel(): string;
    /** text */
    textLabel(): string;
    /** "{text}" is a second title. Begin it with "##". */
    secondTitle(values: { text: string }): string;
    /** "{text}" is a heading of level {level, number} below one of level {before, number}. Begin it with "{marks}". */
    headingSkipped(values: { before: number; level: number; marks: string; text: string }): string;
    /** People who are asked to agree are told what changed. Say it with --changes "…". */
    changesNeeded(): string;
    /** Nobody can agree to a text with gaps. Fill in first: {gaps} */
    placeholders(values: { gaps: string }): string;
    /** account of the changes */
    changesLabel(): string;
    /** This instant has passed. Name one to come, or leave --effective out: then it takes effect at once. */
    effectivePast(): string;
    /** The page says exactly this already. Nothing is written. */
    unchanged(): string;
  };
  identity: {
    /** This offer has expired. Sign in again. */
    offerExpired(): string;
    /** Sign in failed */
    signInFailed(): string;
    /** Too many tries. Sign-in pauses for {minutes, number} minutes. */
    tooManyTries(values: { minutes: number }): string;
    /** {tries, plural, one {# try} other {# tries}} left before a 15-minute pause. */
    triesLeft(values: { tries: number }): string;
    /** Sign-in pauses for 15 minutes. */
    pauses(): string;
    /** The password has {length, number} characters and needs at least 8. A short sentence works well. */
    passwordTooShort(values: { length: number }): string;
    /** The password can have up to 128 characters. */
    passwordTooLong(): string;
    /** This password is too easy to guess. Choose another one. */
    passwordCommon(): string;
    /** The password is your e-mail address. Choose another one. */
    passwordIsEmail(): string;
    /** That e-mail and password do not match. {triesLeft} */
    noMatch(values: { triesLeft: string }): string;
    /** This link has expired. Ask for a new one; it takes a minute. */
    signUpLinkExpired(): string;
    /** This link is incomplete or not ours. Copy the whole link from the mail. */
    signUpLinkBroken(): string;
    /** This link has already been used. Sign in, or ask for a new one. */
    signUpLinkUsed(): string;
    /** The request is incomplete. Load the page again. */
    incomplete(): string;
    /** Sign-in is unavailable. Try again in a minute. If it keeps happening, tell us this number: {number} */
    unavailable(values: { number: string }): string;
    /** That is not your password. {triesLeft} */
    wrongPassword(values: { triesLeft: string }): string;
    /** That code is wrong or has already been used. {triesLeft} */
    wrongCode(values: { triesLeft: string }): string;
    /** This link belongs to another account. Sign out, sign in with that one, and open the link again. */
    linkOfAnother(): string;
    /** Another account has signed up with this address since, so nothing changed. */
    addressTaken(): string;
    /** This account has no password yet. */
    noPassword(): string;
    /** Enter your e-mail address. */
    emailNeeded(): string;
    /** This is not an e-mail address. Enter one such as name@example.com. */
    noEmail(): string;
    /** Confirm that it is you to continue. */
    confirmFirst(): string;
    /** This account has no address to change. Add one first. */
    noAddressYet(): string;
    /** This account has an address. Change it instead. */
    addressThere(): string;
    /** This is your address already. Enter another one. */
    sameAddress(): string;
    /** The link was sent to another address. Enter the one the mail came to. */
    otherAddress(): string;
    /** An account has up to {most, number} passkeys. Remove one you do not use any more. */
    tooManyPasskeys(values: { most: number }): string;
    /** The passkey could not be saved. Try again, and confirm on your device when it asks. */
    passkeyNotSaved(): string;
    /** name */
    nameLabel(): string;
    /** This device already has a passkey here. */
    passkeyKnown(): string;
    /** This is the only way into your account that still works. Add another one first, such as an e-mail with a password. */
    lastWorkingWay(): string;
    /** This passkey does not work here. It may have been removed from the account; sign in another way. */
    passkeyUnknown(): string;
    /** This sign-in took too long, or too many codes were wrong. Start over with your password. */
    challengeOver(): string;
    /** Two-step sign-in is on already. */
    secondFactorOn(): string;
    /** That code is wrong. Wait for the next one, and check the clock of your phone. {triesLeft} */
    wrongFirstCode(values: { triesLeft: string }): string;
    /** This is not the account you began with. Sign in to it, then start again. */
    wrongPerson(): string;
    /** This {provider} account signs in to another Komawari account. Sign in there with {provider} to unlink it first. */
    takenBy(values: { provider: string }): string;
    /** Another {provider} account is linked already. Unlink it first, then link this one. */
    hasAnother(values: { provider: string }): string;
    /** This account has two-step sign-in. Confirm with a code of your authenticator app. */
    codeNeeded(): string;
    /** This is the only way into your account. Add another one first, such as an e-mail with a password. */
    lastWay(): string;
    /** You already have an account with {email}. Sign in to it to link {provider}. */
    proofNeeded(values: { email: string; provider: string }): string;
    /** Your session has ended. Sign in again. */
    sessionEnded(): string;
    /** This request has to come from our own pages. */
    onlyOwnPages(): string;
    /** This link is incomplete, or was made for something else. Copy the whole link from the mail. */
    BROKEN(): string;
    /** This link has expired. Ask for a new one; it takes a minute. */
    EXPIRED(): string;
    /** This link has already been used. Each link works once. */
    USED(): string;
    /** This link no longer works: something about the sign-in changed after the mail was sent. */
    REPLACED(): string;
  };
  recaptcha: {
    /** The check against bots is not responding. Try again in a minute. */
    away(): string;
    /** This is for creators. */
    onlyCreators(): string;
    /** Show that you are not a robot, then send it again. */
    needed(): string;
  };
  moderation: {
    /** You blocked this person. Lift the block in your settings to do this. */
    blocked(): string;
    /** Name either a person or a comment. */
    eitherOne(): string;
    /** You cannot block or mute yourself. */
    oneself(): string;
    /** "days" has to be between 1 and {most, number}. */
    daysOutOfRange(values: { most: number }): string;
    /** word */
    wordLabel(): string;
    /** You mute {most, number} words, which is the limit. Remove one first. */
    tooManyWords(values: { most: number }): string;
  };
  tokens: {
    /** Personal tokens cannot be used for {what}. Sign in with a browser to do this. */
    notForTokens(values: { what: string }): string;
    /** This token lacks the scope {scope}, which {what} needs. Make a token that has it. */
    scopeMissing(values: { scope: string; what: string }): string;
    /** name */
    nameLabel(): string;
    /** Choose at least one thing the token may do. */
    scopeNeeded(): string;
    /** A token lasts 30, 90 or 365 days. */
    wrongDays(): string;
    /** You have {most, number} tokens. Revoke one that nothing uses any more. */
    tooMany(values: { most: number }): string;
  };
  account: {
    /** This picture is not the one the archive was made with. Upload it by hand. */
    pictureChanged(): string;
    /** {reason} Choose a file that was downloaded from Settings, Your data. */
    notOurs(values: { reason: string }): string;
    /** The uploaded file is missing. Choose it again. */
    gone(): string;
    /** Type {screenName}, the name of this account. */
    notOwnName(values: { screenName: string }): string;
    /** This upload is missing or not finished. Choose the file again. */
    uploadMissing(): string;
    /** {file} does not say what version {version} of our archives says ({place}). */
    otherVersion(values: { file: string; place: string; version: string }): string;
    /** {file} is damaged. */
    damaged(values: { file: string }): string;
  };
  viewAs: {
    /** You are viewing as somebody else: nothing you do is saved. */
    readOnly(): string;
    /** This view has ended. Open it again from the workspace. */
    ended(): string;
  };
  webhooks: {
    /** Give a public URL that begins with https:// and has no port, name or password in it. */
    noUrl(): string;
    /** Choose at least one event. */
    eventNeeded(): string;
    /** You have {most, number} webhooks. Delete one that nothing listens to any more. */
    tooMany(values: { most: number }): string;
    /** No answer came within {seconds, number} seconds. The URL has to be public and reachable. */
    noAnswer(values: { seconds: number }): string;
    /** Its secret cannot be read any more. Make a new webhook. */
    noSecret(): string;
  };
  xLink: {
    /** X does not answer. Try again in a moment. */
    away(): string;
    /** X did not confirm the link. Start it again. */
    refusedByX(): string;
    /** @{screenName} is linked to another Komawari account. */
    taken(values: { screenName: string }): string;
    /** The link to X has ended. Link it again, then post. */
    ended(): string;
    /** X did not take the post. It may be one you made before, or X may keep the account from posting. */
    postRefused(): string;
    /** X did not say whether it took the post. Look there before you post again. */
    postUnknown(): string;
    /** X takes no more posts right now. Try again in a while. */
    postLater(): string;
  };
}

declare const peopleErrors: Record<'en' | 'ja', PeopleErrors>;
export default peopleErrors;
