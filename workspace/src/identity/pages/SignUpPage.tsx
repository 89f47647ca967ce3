import { Button, Link, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import identityTexts from '../../messages/identity.js';
import { paths } from '../../shared/routes.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { AgreeByJoining } from '../components/AgreeByJoining.tsx';
import { CheckYourMail } from '../components/CheckYourMail.tsx';
import { ReturnNotice } from '../components/ReturnNotice.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { passCheck, wantsCheck } from '../../recaptcha/index.ts';
import { sendSignUpLink } from '../operations/sendSignUpLink.ts';

const signUpForm = z.object({ emailAddress: z.email({ error: () => textsOf(identityTexts).signUp.noEmail() }) });

interface Sent {
  to: string;
  resendAfter: number;
  /** Counts the mails, so that each starts its own pause. */
  count: number;
}

/** First step of a sign-up: an address, then a mail with a link. */
export function SignUpPage() {
  const { signUp: texts, checkMail } = useTexts(identityTexts);
  const [query] = useSearchParams();
  const to = query.get('to');
  const [sent, setSent] = useState<Sent | null>(null);
  const { mutateAsync, isPending } = useMutation(sendSignUpLink);
  const form = useForm({
    schema: signUpForm,
    initial: { emailAddress: '' },
    onSubmit: ({ emailAddress }) => send(emailAddress),
  });

  async function send(emailAddress: string) {
    const input = { emailAddress, to: sameOriginPath(to) };
    let { sendSignUpLink: answer } = await mutateAsync({ input });
    if (wantsCheck(answer.problems)) {
      const recaptchaBypassToken = await passCheck('SIGN_UP');
      if (recaptchaBypassToken)
        ({ sendSignUpLink: answer } = await mutateAsync({ input: { ...input, recaptchaBypassToken } }));
    }
    if (answer.sentTo) {
      setSent({ to: answer.sentTo, resendAfter: answer.resendAfter ?? 60, count: (sent?.count ?? 0) + 1 });
    }
    return answer.problems;
  }

  if (sent) {
    return (
      <AuthScreen title={checkMail.title()}>
        <CheckYourMail
          key={sent.count}
          address={sent.to}
          resendAfter={sent.resendAfter}
          isResending={isPending}
          onResend={() => void send(sent.to).catch(() => undefined)}
          onOtherAddress={() => setSent(null)}
        />
      </AuthScreen>
    );
  }
  const signIn = (words: string) => (
    <Link className="link" href={to ? `${paths.signIn}?to=${encodeURIComponent(to)}` : paths.signIn}>
      {words}
    </Link>
  );
  return (
    <AuthScreen title={texts.title()}>
      <ReturnNotice to={to} />
      <form className="stack" {...form.attributes}>
        <TextField
          label={texts.email()}
          type="email"
          autoComplete="email"
          inputMode="email"
          hint={texts.emailHint()}
          {...form.field('emailAddress')}
        />
        <Button type="submit" variant="primary" size="lg" wide busy={isPending} busyWord={texts.sending()}>
          {texts.send()}
        </Button>
      </form>
      <SocialButtons to={to} />
      <AgreeByJoining />
      <p className="small soft">
        <Sentence text={texts.knownHere()} parts={{ signIn }} />
      </p>
    </AuthScreen>
  );
}
