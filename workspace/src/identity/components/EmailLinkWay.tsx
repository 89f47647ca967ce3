import { Button } from '@komawari/ui/components';
import { useState } from 'react';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { askedAddress, sendMailLink } from '../mailLinks.ts';
import { AskForLink } from './AskForLink.tsx';

/** Signing in without a password: a mail brings a link. */
export function EmailLinkWay({ to }: { to: string | null }) {
  const [isOpen, setIsOpen] = useState(false);

  async function send(email: string) {
    const sent = await sendMailLink('sign_in', email, sameOriginPath(to));
    askedAddress.keep(sent.sentTo);
    return sent;
  }

  if (!isOpen)
    return (
      <Button icon="mail" wide onClick={() => setIsOpen(true)}>
        Sign in with a link by e-mail
      </Button>
    );
  return (
    <section className="box stack" aria-label="Sign in with a link by e-mail">
      <AskForLink
        variant="ink"
        label="Send a sign-in link to"
        hint="No password needed. The link works once, for one hour."
        send={send}
      />
    </section>
  );
}
