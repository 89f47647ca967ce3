import { Button, Skeleton } from '@komawari/ui/components';
import { lazy, Suspense, useState } from 'react';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { askedAddress, sendMailLink } from '../mailLinks.ts';

const AskForLink = lazy(async () => ({ default: (await import('./AskForLink.tsx')).AskForLink }));

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
      <Suspense fallback={<Skeleton kind="line" count={3} />}>
        <AskForLink
          variant="ink"
          label="Send a sign-in link to"
          hint="No password needed. The link works once, for one hour."
          send={send}
        />
      </Suspense>
    </section>
  );
}
