import { Button, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { z } from 'zod';
import accountTexts from '../../messages/account.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { problemsOfIdentityError } from '../../identity/index.ts';

/** The API takes up to 50 characters (identity/passkeys/registerPasskey.ts). */
const NAME_LENGTH = 50;

const nameForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => textsOf(accountTexts).passkeyName.noName() })
    .refine((name) => [...name].length <= NAME_LENGTH, {
      error: () => textsOf(accountTexts).passkeyName.long({ max: NAME_LENGTH }),
    }),
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
  const { passkeyName: texts } = useTexts(accountTexts);
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
        label={texts.label()}
        hint={texts.hint()}
        // The button that opened the form is gone, and the focus with it.
        autoFocus
        maxCharacters={NAME_LENGTH}
        {...form.field('name')}
      />
      <div className="row">
        <Button type="submit" variant="ink" busy={form.isBusy} busyWord={texts.saving()}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel()}
        </Button>
      </div>
    </form>
  );
}
