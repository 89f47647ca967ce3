import { Button, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { z } from 'zod';
import identityTexts from '../../messages/identity.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import type { SentMail } from '../mailLinks.ts';
import { problemsOfIdentityError } from '../problemsOfIdentityError.ts';
import { identityErrorMessage } from '../identityErrorMessage.ts';
import { CheckYourMail } from './CheckYourMail.tsx';

const addressForm = z.object({ email: z.email({ error: () => textsOf(identityTexts).askForLink.noEmail() }) });

export interface AskForLinkProps {
  label?: string;
  hint?: string;
  /** "ink" where something else on the screen is what to do next. */
  variant?: 'primary' | 'ink';
  /** Sends the mail; a refusal is shown at the field. */
  send: (email: string) => Promise<SentMail>;
}

/** An address, then a mail with a link: says where it went, and sends it again. */
export function AskForLink({ label, hint, variant = 'primary', send }: AskForLinkProps) {
  const { askForLink: texts } = useTexts(identityTexts);
  const [sent, setSent] = useState<(SentMail & { count: number }) | null>(null);
  const [isResending, setIsResending] = useState(false);
  const form = useForm({
    schema: addressForm,
    initial: { email: '' },
    async onSubmit({ email }) {
      try {
        await mail(email);
        return [];
      } catch (error) {
        return problemsOfIdentityError(error, 'email');
      }
    },
  });

  async function mail(email: string): Promise<void> {
    const answer = await send(email);
    setSent((before) => ({ ...answer, count: (before?.count ?? 0) + 1 }));
  }

  async function resend(email: string): Promise<void> {
    setIsResending(true);
    await mail(email).catch((error: unknown) => flash.set({ body: identityErrorMessage(error), type: 'error' }));
    setIsResending(false);
  }

  if (sent)
    return (
      <CheckYourMail
        key={sent.count}
        address={sent.sentTo}
        resendAfter={sent.resendAfter}
        isResending={isResending}
        onResend={() => void resend(sent.sentTo)}
        onOtherAddress={() => setSent(null)}
      />
    );
  return (
    <form className="stack" {...form.attributes}>
      <FormProblem form={form} />
      <TextField
        label={label ?? texts.email()}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={hint}
        {...form.field('email')}
      />
      <div>
        <Button type="submit" variant={variant} size="lg" busy={form.isBusy} busyWord={texts.sending()}>
          {texts.send()}
        </Button>
      </div>
    </form>
  );
}
