import { Button, Select, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { limits } from '@komawari/ui/limits';
import { useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import { CheckCards } from '../../shared/components/CheckCards.tsx';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { ShownOnce } from '../../shared/components/ShownOnce.tsx';
import { CreatePersonalToken } from '../operations/CreatePersonalToken.ts';
import { tokenForm, tokenLengths, tokenScopes } from '../tokenForm.ts';

const empty = { name: '', scopes: [], expiresInDays: '90' };

/** The form that makes a token, and the token itself once it is made. */
export function NewToken() {
  const [secret, setSecret] = useState<string | null>(null);
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(CreatePersonalToken);
  const form = useForm({
    schema: tokenForm,
    draft: { key: 'new-token' },
    initial: empty,
    async onSubmit(input) {
      const { createPersonalToken } = await mutateAsync({ input });
      if (createPersonalToken.problems.length > 0) return createPersonalToken.problems;
      setSecret(createPersonalToken.secret ?? null);
      form.kit.reset(empty);
      void refresh('PersonalToken');
      return [];
    },
  });
  return (
    <section className="box stack" aria-labelledby="new-token">
      <h2 id="new-token">{secret === null ? 'A new token' : 'Your new token'}</h2>
      {secret === null ? (
        <>
          <p className="small soft">
            A token lets a program of yours upload and publish without your password. It cannot touch your account, how
            you sign in, or money. A new password, or signing out other devices, ends every token.
          </p>
          <form className="stack" {...form.attributes}>
            <FormProblem form={form} />
            <TextField
              label="Name"
              hint="Where it is used: “Export from my drawing program”."
              maxCharacters={limits.tokenName.max}
              {...form.field('name')}
            />
            <CheckCards legend="What it may do" options={tokenScopes} {...form.field('scopes')} />
            <Select label="How long it lasts" options={tokenLengths} {...form.field('expiresInDays')} />
            <div>
              <Button type="submit" variant="primary" icon="key" busy={form.isBusy} busyWord="Making">
                Make the token
              </Button>
            </div>
          </form>
        </>
      ) : (
        <ShownOnce
          label="Token"
          secret={secret}
          hint="Put it where your program finds it, and nowhere else."
          onKept={() => setSecret(null)}
        />
      )}
    </section>
  );
}
