import { Button, RadioCards, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import applicationsTexts from '../../messages/applications.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { usePlace } from '../../shared/place.ts';
import { paths } from '../../shared/routes.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { ADDRESS_START, applicationTypes, newApplicationForm } from '../applicationForm.ts';
import { CreateOIDCClient } from '../operations/CreateOIDCClient.ts';

const empty = { name: '', type: 'WEB_CONFIDENTIAL' as const, redirectUri: '' };

/** The form that registers an application; the rest is on its own page. */
export function NewApplication() {
  const { register } = useTexts(applicationsTexts);
  const { go } = usePlace();
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(CreateOIDCClient);
  const form = useForm({
    schema: newApplicationForm,
    draft: { key: 'new-application' },
    initial: empty,
    async onSubmit({ name, type, redirectUri }) {
      const { createOIDCClient } = await mutateAsync({ input: { name, type, redirectUris: [redirectUri] } });
      const { client, problems } = createOIDCClient;
      if (!client)
        return problems.map(({ path, message }) => ({
          path: path[0] === 'redirectUris' ? ['redirectUri'] : path,
          message,
        }));
      await refresh('OIDCClientRegistration');
      go(paths.application.replace(':applicationId', client.id));
      return [];
    },
  });
  return (
    <section className="box stack" aria-labelledby="new-application">
      <h2 id="new-application">{register.title()}</h2>
      <form className="stack" {...form.attributes}>
        <FormProblem form={form} />
        <TextField
          label={register.name()}
          lang={UNRECORDED_LANGUAGE}
          hint={register.nameHint()}
          maxCharacters={limits.applicationName.max}
          {...form.field('name')}
        />
        <RadioCards legend={register.where()} options={applicationTypes()} {...form.field('type')} />
        <TextField
          label={register.redirect()}
          inputMode="url"
          autoComplete="off"
          placeholder={ADDRESS_START}
          hint={register.redirectHint()}
          {...form.field('redirectUri')}
        />
        <div>
          <Button type="submit" variant="primary" icon="plus" busy={form.isBusy} busyWord={register.registering()}>
            {register.register()}
          </Button>
        </div>
      </form>
    </section>
  );
}
