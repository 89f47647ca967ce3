import { Button, Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { lazy, Suspense, useState } from 'react';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import signInTexts from '../../messages/signIn.js';
import { askedAddress, sendMailLink } from '../mailLinks.ts';

const AskForLink = lazy(async () => ({ default: (await import('./AskForLink.tsx')).AskForLink }));

/** Signing in without a password: a mail brings a link. */
export function EmailLinkWay({ to }: { to: string | null }) {
  const { linkWay: texts } = useTexts(signInTexts);
  const [isOpen, setIsOpen] = useState(false);

  async function send(email: string) {
    const sent = await sendMailLink('sign_in', email, sameOriginPath(to));
    askedAddress.keep(sent.sentTo);
    return sent;
  }

  if (!isOpen)
    return (
      <Button icon="mail" wide onClick={() => setIsOpen(true)}>
        {texts.title()}
      </Button>
    );
  return (
    <section className="box stack" aria-label={texts.title()}>
      <Suspense fallback={<Skeleton kind="line" count={3} />}>
        <AskForLink variant="ink" label={texts.label()} hint={texts.hint()} send={send} />
      </Suspense>
    </section>
  );
}
