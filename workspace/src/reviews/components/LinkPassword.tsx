import { Button, PasswordField } from '@komawari/ui/components';
import { useForm, type Problem } from '@komawari/ui/forms';
import * as z from 'zod';
import { FormProblem } from '../../shared/components/FormProblem.tsx';

const passwordForm = z.object({ password: z.string().min(1, 'Enter the password of the link.') });

/** Asks for the password of a link; nothing of the episode is shown before. */
export function LinkPassword({ onOpen }: { onOpen: (password: string) => Promise<readonly Problem[]> }) {
  const form = useForm({
    schema: passwordForm,
    initial: { password: '' },
    onSubmit: ({ password }) => onOpen(password),
  });
  return (
    <form className="box stack link-password" {...form.attributes}>
      <h1 className="lone__title">This link has a password</h1>
      <p className="small soft">Whoever sent you the link knows it.</p>
      <FormProblem form={form} />
      <PasswordField label="Password" autoComplete="off" {...form.field('password')} />
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Opening">
          Open
        </Button>
      </div>
    </form>
  );
}
