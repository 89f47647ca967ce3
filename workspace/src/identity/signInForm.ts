import { z } from 'zod';

/** What signing in with a password takes. */
export const signInForm = z.object({
  email: z.email('Enter your e-mail address, like mina@example.jp.'),
  password: z.string().min(1, 'Enter your password.'),
});
