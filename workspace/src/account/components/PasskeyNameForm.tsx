import { Button, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { z } from 'zod';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { problemsOfIdentityError } from '../../identity/index.ts';

/** The API takes up to 50 characters (identity/passkeys/registerPasskey.ts). */
const NAME_LENGTH = 50;

const nameForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name you will recognise the device by.')
    .refine((name) => [...name].length <= NAME_LENGTH, `Use at most ${NAME_LENGTH} characters.`),
});

export interface PasskeyNameFormProps {
  initial: string;
  /** What the button says. */
  action: string;
  /** Keeps the name. What it throws stands at the form. */
  save: (name: string) => Promise<void>;
  /** What is said afterwards. */
  done: string;
  onClose: () => void;
}

/** Names a passkey: a new one, or one that is there. */
export function PasskeyNameForm({ initial, action, save, done, onClose }: PasskeyNameFormProps) {
  const refresh = useRefresh();
  const form = useForm({
    schema: nameForm,
    initial: { name: initial },
    async onSubmit({ name }) {
      try {
        await save(name);
      } catch (error) {
        return problemsOfIdentityError(error, 'name');
      }
      flash.set({ body: done, type: 'success' });
      await refresh('Passkey');
      onClose();
      return [];
    },
  });
  return (
    <form className="stack stack--sm grow" {...form.attributes}>
      <FormProblem form={form} />
      <TextField
        label="Name of the passkey"
        hint="What you call this device."
        maxCharacters={NAME_LENGTH}
        {...form.field('name')}
      />
      <div className="row">
        <Button type="submit" variant="ink" busy={form.isBusy} busyWord="Saving">
          {action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
