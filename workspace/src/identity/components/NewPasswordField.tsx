import { PasswordField } from '@komawari/ui/components';
import type { FieldAttributes } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import identityTexts from '../../messages/identity.js';
import { passwordBounds } from '../passwordStrength.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

export interface NewPasswordFieldProps {
  label: string;
  field: FieldAttributes;
  /** What stands in the field, for the meter. */
  password: string;
  /** The address it is for: a password made of it is easy to guess. */
  email: string;
}

/** A password being chosen, with its strength, under the name by which password managers keep it. */
export function NewPasswordField({ label, field, password, email }: NewPasswordFieldProps) {
  const { passwordField: texts } = useTexts(identityTexts);
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={label} autoComplete="new-password" hint={texts.hint(passwordBounds)} {...field} />
      <StrengthMeter password={password} known={[email, email.split('@')[0] ?? '']} />
    </>
  );
}
