import { Button, IconButton, Notice, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { countLimits } from '@komawari/ui/limits';
import * as z from 'zod';
import type { ApplicationFieldsFragment } from '../../gql/graphql.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { When } from '../../shared/components/When.tsx';
import { useRefresh } from '../../shared/useRefresh.ts';
import { AddOIDCClientTester } from '../operations/AddOIDCClientTester.ts';
import { AskForOIDCClientCheck } from '../operations/AskForOIDCClientCheck.ts';
import { RemoveOIDCClientTester } from '../operations/RemoveOIDCClientTester.ts';

const testerForm = z.object({ screenName: z.string().trim().min(1, 'Enter an @name.') });

/** Who may sign in until operators have looked at the application, and the way to ask them. */
export function TestersBox({ application }: { application: ApplicationFieldsFragment }) {
  const { id, testers, checkAskedAt } = application;
  const refresh = useRefresh();
  const reload = () => refresh('OIDCClientRegistration');
  const ask = useMutation(AskForOIDCClientCheck, { onSuccess: reload });
  const remove = useMutation(RemoveOIDCClientTester, { onSuccess: reload });
  const { mutateAsync } = useMutation(AddOIDCClientTester);
  const form = useForm({
    schema: testerForm,
    initial: { screenName: '' },
    async onSubmit({ screenName }) {
      const { addOIDCClientTester } = await mutateAsync({ input: { id, screenName } });
      if (addOIDCClientTester.problems.length > 0) return addOIDCClientTester.problems;
      form.kit.reset({ screenName: '' });
      await reload();
      return [];
    },
  });
  return (
    <section className="box stack" aria-labelledby="testers">
      <h2 id="testers">Test users</h2>
      <Notice tone="warn">
        <b>Only you and test users can sign in.</b>{' '}
        {checkAskedAt == null ? (
          'Once Komawari has looked at it, everybody can.'
        ) : (
          <>
            You asked for a check <When at={checkAskedAt} />.
          </>
        )}
      </Notice>
      {checkAskedAt == null ? (
        <div>
          <Button busy={ask.isPending} busyWord="Asking" onClick={() => ask.mutate({ id })}>
            Ask for a check
          </Button>
        </div>
      ) : null}
      {testers.length === 0 ? null : (
        <ul className="list" aria-label="Test users">
          {testers.map((tester) => (
            <li key={tester.id}>
              <span className="grow">@{tester.screenName}</span>
              <IconButton
                icon="close"
                label={`Remove @${tester.screenName}`}
                tooltip="end"
                onClick={() => remove.mutate({ input: { id, userId: tester.id } })}
              />
            </li>
          ))}
        </ul>
      )}
      <form className="row row--nowrap address-line" {...form.attributes}>
        <FormProblem form={form} />
        <TextField label="Test user" labelHidden prefix="@" autoComplete="off" {...form.field('screenName')} />
        <Button type="submit" icon="plus" busy={form.isBusy} busyWord="Adding">
          Add
        </Button>
      </form>
      <p className="hint num">
        {testers.length} of {countLimits.testUsers}
      </p>
    </section>
  );
}
