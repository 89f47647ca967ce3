import { composeLetter, type Letter, type Recipient } from '../../../mail/index.ts';
import accountMails from '../../../messages/accountMails.js';

/** One click signs in. */
export function signInLetter(recipient: Recipient, url: string): Letter {
  const { signIn, once } = accountMails[recipient.language];
  return composeLetter(recipient, signIn, {
    kind: 'LINK',
    url,
    paragraphs: [signIn.body()],
    notes: [once(), signIn.note()],
  });
}

/** A forgotten password. */
export function resetLetter(recipient: Recipient, url: string): Letter {
  const { reset, once, notYou } = accountMails[recipient.language];
  return composeLetter(recipient, reset, { kind: 'LINK', url, paragraphs: [reset.body()], notes: [once(), notYou()] });
}

/** Nobody signs in with this address: said in the mail, which only the owner of the address reads, and never on screen. */
export function unknownLetter(recipient: Recipient, url: string): Letter {
  const { unknown, notYou } = accountMails[recipient.language];
  return composeLetter(recipient, unknown, {
    kind: 'LINK',
    url,
    paragraphs: [unknown.body()],
    notes: [unknown.note(), notYou()],
  });
}

/** To the new address of an account. */
export function changeEmailLetter(recipient: Recipient, url: string): Letter {
  const { changeEmail, once, notYou } = accountMails[recipient.language];
  return composeLetter(recipient, changeEmail, {
    kind: 'LINK',
    url,
    paragraphs: [changeEmail.body()],
    notes: [once(), notYou()],
  });
}

/** To the earlier address: the way back for a week. */
export function recoverLetter(recipient: Recipient, newEmail: string, url: string): Letter {
  const { recover } = accountMails[recipient.language];
  return composeLetter(recipient, recover, {
    kind: 'NOTICE',
    url,
    paragraphs: [recover.body({ newEmail }), recover.wayBack()],
    notes: [recover.note()],
  });
}

/** To the first address of an account that signs in another way. */
export function addEmailLetter(recipient: Recipient, url: string): Letter {
  const { addEmail, once, notYou } = accountMails[recipient.language];
  return composeLetter(recipient, addEmail, {
    kind: 'LINK',
    url,
    paragraphs: [addEmail.body()],
    notes: [once(), notYou()],
  });
}

/** The address somebody wants to change to, or to add, signs in an account already. */
export function takenLetter(recipient: Recipient, url: string): Letter {
  const { taken, notYou } = accountMails[recipient.language];
  return composeLetter(recipient, taken, { kind: 'LINK', url, paragraphs: [taken.body()], notes: [notYou()] });
}

/** After the password changed, by whatever way. */
export function passwordChangedLetter(recipient: Recipient, url: string): Letter {
  const { passwordChanged } = accountMails[recipient.language];
  return composeLetter(recipient, passwordChanged, {
    kind: 'NOTICE',
    url,
    paragraphs: [passwordChanged.body()],
    notes: [passwordChanged.note()],
  });
}
