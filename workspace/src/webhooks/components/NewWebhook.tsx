import { Button, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import webhooksTexts from '../../messages/webhooks.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { CheckCards } from '../../shared/components/CheckCards.tsx';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { KeptFocus } from '../../shared/components/KeptFocus.tsx';
import { ShownOnce } from '../../shared/components/ShownOnce.tsx';
import { CreateWebhook } from '../operations/CreateWebhook.ts';
import { webhookEvents, webhookForm } from '../webhookForm.ts';

const empty = { url: '', events: [] };

/** The form that adds a webhook, and its secret once it is there. */
export function NewWebhook() {
  const { newWebhook } = useTexts(webhooksTexts);
  const [secret, setSecret] = useState<string | null>(null);
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(CreateWebhook);
  const form = useForm({
    schema: webhookForm,
    draft: { key: 'new-webhook' },
    initial: empty,
    async onSubmit(input) {
      const { createWebhook } = await mutateAsync({ input });
      if (createWebhook.problems.length > 0) return createWebhook.problems;
      setSecret(createWebhook.secret ?? null);
      form.kit.reset(empty);
      void refresh('Webhook');
      return [];
    },
  });
  return (
    <KeptFocus of={secret === null ? null : 'shown'}>
      <section className="box stack" aria-labelledby="new-webhook">
        <h2 id="new-webhook">{secret === null ? newWebhook.title() : newWebhook.made()}</h2>
        {secret === null ? (
          <>
            <p className="small soft">{newWebhook.lead()}</p>
            <form className="stack" {...form.attributes}>
              <FormProblem form={form} />
              <TextField
                label={newWebhook.address()}
                type="url"
                inputMode="url"
                autoComplete="off"
                hint={newWebhook.addressHint()}
                {...form.field('url')}
              />
              <CheckCards legend={newWebhook.events()} options={webhookEvents()} {...form.field('events')} />
              <div>
                <Button type="submit" variant="primary" icon="plus" busy={form.isBusy} busyWord={newWebhook.adding()}>
                  {newWebhook.add()}
                </Button>
              </div>
            </form>
          </>
        ) : (
          <ShownOnce
            label={newWebhook.secret()}
            secret={secret}
            hint={newWebhook.secretHint()}
            onKept={() => setSecret(null)}
          />
        )}
      </section>
    </KeptFocus>
  );
}
