import { Button, PasswordField } from '@komawari/ui/components';
import { useForm, type Problem } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import * as z from 'zod';
import reviewsTexts from '../../messages/reviews.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';

const passwordForm = z.object({ password: z.string().min(1, { error: () => textsOf(reviewsTexts).password.none() }) });

/** Asks for the password of a link; nothing of the episode is shown before. */
export function LinkPassword({ onOpen }: { onOpen: (password: string) => Promise<readonly Problem[]> }) {
  const { password: texts } = useTexts(reviewsTexts);
  const form = useForm({
    schema: passwordForm,
    initial: { password: '' },
    onSubmit: ({ password }) => onOpen(password),
  });
  return (
    <form className="box stack link-password" {...form.attributes}>
      <h1 className="lone__title">{texts.title()}</h1>
      <p className="small soft">{texts.lead()}</p>
      <FormProblem form={form} />
      <PasswordField label={texts.password()} autoComplete="off" {...form.field('password')} />
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.opening()}>
          {texts.open()}
        </Button>
      </div>
    </form>
  );
}
