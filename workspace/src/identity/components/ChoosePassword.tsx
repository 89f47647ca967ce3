import { Button, Notice, PasswordField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { getSession } from '@komawari/ui/session';
import { z } from 'zod';
import { passwordBounds } from '../passwordStrength.ts';
import { wordsOfIdentityError } from '../signInWords.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

const passwordForm = z.object({
  password: z
    .string()
    .refine((text) => lengthOf(text) >= passwordBounds.min, `Use at least ${passwordBounds.min} characters.`)
    .refine((text) => lengthOf(text) <= passwordBounds.max, `Use at most ${passwordBounds.max} characters.`),
});

function lengthOf(text: string): number {
  return [...text.normalize('NFKC')].length;
}

/** A password for a verified address. Afterwards the person has an account and fills in a profile. */
export function ChoosePassword({ emailAddress, encryptedEmail }: { emailAddress: string; encryptedEmail: string }) {
  const form = useForm({
    schema: passwordForm,
    initial: { password: '' },
    async onSubmit({ password }) {
      try {
        await getSession().signUp({ encryptedEmail, password });
        return [];
      } catch (error) {
        return [{ path: ['password'], message: wordsOfIdentityError(error) }];
      }
    },
  });

  return (
    <form className="stack" {...form.attributes}>
      <Notice tone="ok">
        Your e-mail is verified: <b>{emailAddress}</b>
      </Notice>
      {/* Password managers store the password under this name. */}
      <input type="email" name="username" autoComplete="username" value={emailAddress} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="8 to 128 characters, any you like. A short sentence is easy to keep in mind."
        {...form.field('password')}
      />
      <StrengthMeter password={form.kit.watch('password')} known={[emailAddress, emailAddress.split('@')[0] ?? '']} />
      <Button type="submit" variant="primary" size="lg" wide busy={form.isBusy} busyWord="Creating">
        Create the account
      </Button>
    </form>
  );
}
