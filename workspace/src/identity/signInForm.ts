import { textsOf } from '@komawari/ui/language';
import { z } from 'zod';
import signInTexts from '../messages/signIn.js';

/** What signing in with a password takes. */
export const signInForm = z.object({
  email: z.email({ error: () => textsOf(signInTexts).signInForm.noEmail() }),
  password: z.string().min(1, { error: () => textsOf(signInTexts).signInForm.noPassword() }),
});
