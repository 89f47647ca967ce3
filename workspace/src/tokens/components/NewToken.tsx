import { Button, Select, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { useState } from 'react';
import tokensTexts from '../../messages/tokens.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { CheckCards } from '../../shared/components/CheckCards.tsx';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { KeptFocus } from '../../shared/components/KeptFocus.tsx';
import { ShownOnce } from '../../shared/components/ShownOnce.tsx';
import { CreatePersonalToken } from '../operations/CreatePersonalToken.ts';
import { tokenForm, tokenLengths, tokenScopes } from '../tokenForm.ts';

const empty = { name: '', scopes: [], expiresInDays: '90' };

/** The form that makes a token, and the token itself once it is made. */
export function NewToken() {
  const { newToken } = useTexts(tokensTexts);
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
    <KeptFocus of={secret === null ? null : 'shown'}>
      <section className="box stack" aria-labelledby="new-token">
        <h2 id="new-token">{secret === null ? newToken.title() : newToken.made()}</h2>
        {secret === null ? (
          <>
            <p className="small soft">{newToken.lead()}</p>
            <form className="stack" {...form.attributes}>
              <FormProblem form={form} />
              <TextField
                label={newToken.name()}
                hint={newToken.nameHint()}
                maxCharacters={limits.tokenName.max}
                {...form.field('name')}
              />
              <CheckCards legend={newToken.scopes()} options={tokenScopes()} {...form.field('scopes')} />
              <Select label={newToken.length()} options={tokenLengths()} {...form.field('expiresInDays')} />
              <div>
                <Button type="submit" variant="primary" icon="key" busy={form.isBusy} busyWord={newToken.making()}>
                  {newToken.make()}
                </Button>
              </div>
            </form>
          </>
        ) : (
          <ShownOnce label={newToken.token()} secret={secret} hint={newToken.keep()} onKept={() => setSecret(null)} />
        )}
      </section>
    </KeptFocus>
  );
}
