// Written from messages/en/account.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Account {
  unlinkDialog: {
    /** Unlink {service}? */
    title(values: { service: string }): string;
    /** Unlink */
    unlink(): string;
    /** It will not sign in to this account any more. You can link it again at any time. */
    what(): string;
  };
  deeds: {
    /** What they did */
    title(): string;
    /** Kept for a year, for you alone. */
    lead(): string;
    /** Nothing yet. */
    nothing(): string;
    /** entries */
    entries(): string;
    /** <client/> was connected */
    CONNECTED(): string;
    /** <client/> was allowed more */
    CHANGED(): string;
    /** <client/> signed you in */
    SIGNED_IN(): string;
    /** <client/> was refused */
    REFUSED(): string;
    /** <client/> was signed out, because something it had used up came back */
    REUSED(): string;
    /** <client/> was disconnected */
    DISCONNECTED(): string;
    /** <client/> {deeds} for you */
    WROTE(values: { deeds: string }): string;
    /** made {what, select, Work {a work} Episode {an episode} Illustration {an illustration} other {an image}} */
    made(values: { what: 'Work' | 'Episode' | 'Illustration' | 'other' }): string;
    /** added {what, select, Work {a work} Episode {an episode} Illustration {an illustration} other {an image}} */
    added(values: { what: 'Work' | 'Episode' | 'Illustration' | 'other' }): string;
    /** changed {what, select, Work {a work} Episode {an episode} Illustration {an illustration} other {an image}} */
    changed(values: { what: 'Work' | 'Episode' | 'Illustration' | 'other' }): string;
    /** deleted {what, select, Work {a work} Episode {an episode} Illustration {an illustration} other {an image}} */
    deleted(values: { what: 'Work' | 'Episode' | 'Illustration' | 'other' }): string;
    /** restored {what, select, Work {a work} Episode {an episode} Illustration {an illustration} other {an image}} */
    restored(values: { what: 'Work' | 'Episode' | 'Illustration' | 'other' }): string;
    /** changed something */
    something(): string;
    /** {first}, {next} */
    join(values: { first: string; next: string }): string;
  };
  passkeyName: {
    /** Enter a name you will recognise the device by. */
    noName(): string;
    /** Use at most {max, number} characters. */
    long(values: { max: number }): string;
    /** Name of the passkey */
    label(): string;
    /** What you call this device. */
    hint(): string;
    /** Saving */
    saving(): string;
    /** Cancel */
    cancel(): string;
  };
  passkey: {
    /** Save */
    save(): string;
    /** Name saved */
    saved(): string;
    /** Added <added/>, last used <used/> */
    used(): string;
    /** Added <added/>, not used yet */
    unused(): string;
    /** Rename */
    rename(): string;
    /** Remove */
    remove(): string;
  };
  sessions: {
    /** Your devices */
    title(): string;
    /** You are signed in on these devices. Is there one you do not know? Sign it out, then change your password. */
    lead(): string;
    /** Devices */
    label(): string;
    /** This device */
    here(): string;
    /** Used <used/>, signed in <since/> */
    times(): string;
    /** {device} is signed out */
    out(values: { device: string }): string;
    /** Sign out */
    signOut(): string;
    /** devices */
    noun(): string;
    /** Signing out ends the session. Unfinished drafts stay in their browser. */
    ends(): string;
    /** Signing out */
    signingOut(): string;
    /** Every other device is signed out */
    othersOut(): string;
    /** Sign out other devices */
    others(): string;
    /** Sign out everywhere */
    everywhere(): string;
    /** Sign out everywhere? */
    ask(): string;
    /** Stay signed in */
    stay(): string;
    /** All devices are signed out at once, this one too. */
    what(): string;
    /** Sign out other devices? */
    askOthers(): string;
    /** Keep them signed in */
    keepOthers(): string;
    /** Every other device is signed out at once. */
    whatOthers(): string;
    /** {count, plural, one {Your token stops working} other {Your # tokens stop working}} too, and cannot be brought back. */
    tokensEnd(values: { count: number }): string;
    /** Your tokens stop working too, and cannot be brought back. */
    someTokensEnd(): string;
    /** <applications>Applications you connected</applications> stay connected until you disconnect them. */
    connectionsStay(): string;
  };
  client: {
    /** Since <day/> */
    since(): string;
    /** Since <day/>, last used <used/> */
    sinceUsed(): string;
    /** {host} · since <day/> */
    from(values: { host: string }): string;
    /** {host} · since <day/>, last used <used/> */
    fromUsed(values: { host: string }): string;
    /** Made by Komawari */
    own(): string;
  };
  disconnect: {
    /** Disconnected */
    done(): string;
    /** Disconnect */
    disconnect(): string;
    /** Disconnect {name}? */
    ask(values: { name: string }): string;
    /** Disconnecting */
    disconnecting(): string;
    /** It is signed out at once and can no longer see anything. What it already copied stays with it; ask {host} to delete that. */
    what(values: { host: string }): string;
    /** its owner */
    owner(): string;
  };
  providers: {
    /** {service} is unlinked */
    unlinked(values: { service: string }): string;
    /** Other services */
    title(): string;
    /** Sign in here with an account you have elsewhere. Nothing is ever posted there. */
    lead(): string;
    /** Linked <time/> */
    linked(): string;
    /** Your only way in. Add an e-mail address or another service before you unlink it. */
    onlyWay(): string;
    /** Unlink {service} */
    unlinkWhat(values: { service: string }): string;
    /** Unlink */
    unlink(): string;
  };
  twoFactor: {
    /** On: signing in asks for a code from your authenticator app. */
    on(): string;
    /** Recovery codes */
    codes(): string;
    /** {left} New codes replace the earlier ones, which stop working. */
    replace(values: { left: string }): string;
    /** Making new codes */
    making(): string;
    /** Make new recovery codes */
    make(): string;
    /** A new phone */
    newPhone(): string;
    /** Turn it off here, then on again with the new phone. */
    newPhoneLead(): string;
    /** Turn it off */
    turnOff(): string;
    /** Turn two-step sign-in off? */
    ask(): string;
    /** Keep it on */
    keep(): string;
    /** Two-step sign-in is off */
    isOff(): string;
    /** Then your password alone is enough to sign in. The key in your app and the recovery codes stop working. */
    what(): string;
    /** Two-step sign-in */
    title(): string;
    /** On: signing in asks for a code from your authenticator app. {left} */
    onLeft(values: { left: string }): string;
    /** Off. Once it is on, your password alone is not enough to sign in: it takes your phone, too. */
    off(): string;
    /** Change two-step sign-in */
    change(): string;
    /** Turn two-step sign-in on */
    turnOn(): string;
    /** {count, plural, =0 {No recovery code is left.} one {One recovery code is left.} other {# recovery codes are left.}} */
    left(values: { count: number }): string;
  };
  enrol: {
    /** Enter the six digits the app shows. */
    noCode(): string;
    /** Signing in then takes two things: your password, and a code from an authenticator app on your phone. Any such app will do: Google Authenticator, 1Password, Aegis, or Passwords on an iPhone. */
    lead(): string;
    /** Setting up */
    settingUp(): string;
    /** Turn it on */
    turnOn(): string;
    /** 1. Add Komawari to your app */
    add(): string;
    /** Scan this with the authenticator app. */
    scan(): string;
    /** QR code for your authenticator app */
    qr(): string;
    /** On this phone, <open>open it in the app</open>. Or type this key into the app: */
    byHand(): string;
    /** 2. Enter the code it shows */
    enter(): string;
    /** Code */
    code(): string;
    /** Six digits, new every 30 seconds. */
    codeHint(): string;
    /** Checking */
    checking(): string;
  };
  recovery: {
    /** Codes copied */
    copied(): string;
    /** This browser would not copy them. Save or print them. */
    notCopied(): string;
    /** Keep these ten codes somewhere other than your phone. Each one signs you in once if you lose it. They are not shown again. */
    lead(): string;
    /** Recovery codes */
    label(): string;
    /** Copy */
    copy(): string;
    /** Komawari recovery codes */
    file(): string;
    /** Save as a file */
    save(): string;
    /** Print */
    print(): string;
    /** I have saved them */
    saved(): string;
  };
  email: {
    /** E-mail and password */
    title(): string;
    /** No address yet. With one you can use the workspace, and still sign in when another service is down. */
    none(): string;
    /** Add an e-mail address */
    add(): string;
    /** Only you see it. We send mail about your account there. */
    onlyYou(): string;
    /** Change the address */
    changeAddress(): string;
    /** Change the password */
    changePassword(): string;
  };
  signOut: {
    /** Signing out */
    signingOut(): string;
    /** Sign out */
    signOut(): string;
  };
  passkeys: {
    /** Passkeys */
    title(): string;
    /** A passkey signs you in with the lock of your device: fingerprint, face or PIN. Nobody can trick you into giving it away. */
    lead(): string;
    /** This browser cannot make passkeys. */
    impossible(): string;
    /** Make the passkey */
    make(): string;
    /** Passkey added */
    added(): string;
    /** Add a passkey */
    add(): string;
    /** {name} is removed */
    removed(values: { name: string }): string;
    /** Remove {name}? */
    ask(values: { name: string }): string;
    /** Remove the passkey */
    remove(): string;
    /** It no longer opens this account. Your device may still list it; delete it there too. */
    what(): string;
    /** Android phone */
    android(): string;
    /** Windows PC */
    windows(): string;
    /** This computer */
    other(): string;
  };
  link: {
    /** Waiting for the window */
    waiting(): string;
    /** Link {service} */
    link(values: { service: string }): string;
    /** Link {service} (test) */
    linkTest(values: { service: string }): string;
  };
  account: {
    /** Account */
    title(): string;
    /** Edit profile */
    editProfile(): string;
    /** Your data */
    data(): string;
    /** Everything you made and did here as one file, with the original pictures. Another account can import it. */
    dataLead(): string;
    /** Download or import */
    dataOpen(): string;
    /** Delete account */
    delete(): string;
    /** Done with Komawari? You first see what is deleted with the account, and you have 14 days to change your mind. */
    deleteLead(): string;
  };
  clients: {
    /** What applications did */
    what(): string;
    /** Connected applications */
    title(): string;
    /** They sign you in with your Komawari account. Disconnect, and what they hold stops working at once. */
    lead(): string;
    /** None yet. Sites and apps you sign in to with Komawari are listed here. */
    none(): string;
    /** applications */
    noun(): string;
    /** Applications */
    page(): string;
  };
  addEmail: {
    /** Add an e-mail address */
    title(): string;
    /** It lets you use the workspace, and is a second way to sign in. We send a link to the address; with it you choose a password. */
    lead(): string;
    /** Only you see it. */
    hint(): string;
    /** Change the address */
    change(): string;
    /** You sign in with <email/> already. */
    already(): string;
  };
  addX: {
    /** Link X */
    title(): string;
    /** @{name} at X is linked. It signs you in, and your profile shows it. */
    linked(values: { name: string }): string;
    /** Signing in with X is not available here. */
    unavailable(): string;
    /** You can then sign in with X, and your profile links to your page there. Komawari never posts for you. */
    lead(): string;
  };
  changeEmail: {
    /** Change the address */
    title(): string;
    /** You sign in with <email/>. We send a link to the new address first; nothing changes until you open it. */
    lead(): string;
    /** New address */
    label(): string;
  };
  changePassword: {
    /** Enter the password you sign in with now. */
    noCurrent(): string;
    /** Change the password */
    title(): string;
    /** Add an e-mail address */
    add(): string;
    /** This account has no password. Add an e-mail address to choose one. */
    none(): string;
    /** Password changed. Other devices are signed out. */
    changed(): string;
    /** Current password */
    current(): string;
    /** Forgot it? */
    forgot(): string;
    /** New password */
    newPassword(): string;
    /** Every other device is signed out. This one stays signed in. */
    others(): string;
    /** Changing */
    changing(): string;
    /** Change the password */
    change(): string;
  };
  deleteAccount: {
    /** Delete account */
    title(): string;
    /** Type {name}, the name of this account. */
    noName(values: { name: string }): string;
    /** Delete @{name} */
    heading(values: { name: string }): string;
    /** Type {name} to continue */
    type(values: { name: string }): string;
    /** Closing the account */
    closing(): string;
    /** Delete my account */
    delete(): string;
    /** Keep it */
    keep(): string;
    /** Account closed */
    closedTitle(): string;
    /** Your account is closed */
    closed(): string;
    /** Nobody else can see anything of it any more. On {day} all of it is deleted for good. Until then, signing in brings it back. */
    what(values: { day: string }): string;
    /** Go to the top page */
    topPage(): string;
    /** Opening the top page */
    opening(): string;
  };
  whatGoes: {
    /** <n>{count, number}</n> {count, plural, one {work} other {works}} */
    works(values: { count: number }): string;
    /** <n>{count, number}</n> {count, plural, one {episode} other {episodes}} */
    episodes(values: { count: number }): string;
    /** <n>{count, number}</n> {count, plural, one {illustration} other {illustrations}} */
    illustrations(values: { count: number }): string;
    /** <n>{count, number}</n> {count, plural, one {reader who watches you} other {readers who watch you}} */
    watchers(values: { count: number }): string;
    /** <n>{count, number}</n> {count, plural, one {episode you bought} other {episodes you bought}} */
    purchases(values: { count: number }): string;
    /** <n>{count, number}</n> {count, plural, one {comment you wrote} other {comments you wrote}} */
    comments(values: { count: number }): string;
    /** <n>{count, number}</n> {count, plural, one {like you gave} other {likes you gave}} */
    likes(values: { count: number }): string;
    /** <n>{count, number}</n> {count, plural, one {bookmark} other {bookmarks}} */
    bookmarks(values: { count: number }): string;
    /** What happens */
    title(): string;
    /** {count, plural, one {<b>1 reader bought episodes of yours and keeps them.</b>} other {<b># readers bought episodes of yours and keep them.</b>}} Their pages stay open to their buyers alone, without your name. Everything else of yours goes. */
    buyers(values: { count: number }): string;
    /** Withdraw it first */
    withdraw(): string;
    /** <b>¥{amount, number} of your sales would be lost.</b> What is not withdrawn goes with the account. */
    balance(values: { amount: number }): string;
    /** <when>At once</when> your site, works, pictures and comments disappear for everybody else, and you are signed out everywhere. */
    atOnce(): string;
    /** <when>For 14 days</when> signing in brings all of it back as it was. */
    days(): string;
    /** <when>Then</when> {rest, select, some {everything else} other {everything}} is deleted for good, originals included. Nobody can bring it back. Nobody else can take your name for 90 more days. Closed rankings keep their counts, without you. */
    then(values: { rest: 'some' | 'other' }): string;
    /** Want to keep your work? <data>Download your data first</data>: one file with all originals. */
    keep(): string;
  };
  verifyAdd: {
    /** Choose a password */
    title(): string;
    /** Address added. You can use the workspace now. */
    added(): string;
    /** <email/> is yours. Choose a password to sign in with it. */
    yours(): string;
    /** Password */
    password(): string;
    /** Adding */
    adding(): string;
    /** Add the address */
    add(): string;
  };
  verifyChange: {
    /** Use the new address */
    title(): string;
    /** You sign in with {email} now */
    changed(values: { email: string }): string;
    /** From now on you sign in with <email/>. */
    from(): string;
    /** From now on you sign in with <email/> instead of {before}. */
    instead(values: { before: string }): string;
    /** We mail the old address a link that can undo this for seven days. */
    undo(): string;
    /** Changing */
    changing(): string;
    /** Use this address */
    use(): string;
  };
}

declare const account: Catalogue<Account>;
export default account;
