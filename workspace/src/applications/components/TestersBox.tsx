import { Button, IconButton, Notice, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { countLimits } from '@komawari/ui/limits';
import * as z from 'zod';
import type { ApplicationFieldsFragment } from '../../gql/graphql.ts';
import applicationsTexts from '../../messages/applications.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { When } from '../../shared/components/When.tsx';
import { useRefresh } from '../../shared/useRefresh.ts';
import { AddOIDCClientTester } from '../operations/AddOIDCClientTester.ts';
import { AskForOIDCClientCheck } from '../operations/AskForOIDCClientCheck.ts';
import { RemoveOIDCClientTester } from '../operations/RemoveOIDCClientTester.ts';

const testerForm = z.object({
  screenName: z
    .string()
    .trim()
    .min(1, { error: () => textsOf(applicationsTexts).testers.noName() }),
});

/** Who may sign in until operators have looked at the application, and the way to ask them. */
export function TestersBox({ application }: { application: ApplicationFieldsFragment }) {
  const { testers: texts } = useTexts(applicationsTexts);
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
      <h2 id="testers">{texts.title()}</h2>
      <Notice tone="warn">
        {checkAskedAt == null ? (
          <Sentence text={texts.notAsked()} />
        ) : (
          <Sentence text={texts.asked()} parts={{ when: <When at={checkAskedAt} /> }} />
        )}
      </Notice>
      {checkAskedAt == null ? (
        <div>
          <Button busy={ask.isPending} busyWord={texts.asking()} onClick={() => ask.mutate({ id })}>
            {texts.ask()}
          </Button>
        </div>
      ) : null}
      {testers.length === 0 ? null : (
        <ul className="list" aria-label={texts.title()}>
          {testers.map((tester) => (
            <li key={tester.id}>
              <span className="grow">@{tester.screenName}</span>
              <IconButton
                icon="close"
                label={texts.remove({ screenName: `@${tester.screenName}` })}
                tooltip="end"
                onClick={() => remove.mutate({ input: { id, userId: tester.id } })}
              />
            </li>
          ))}
        </ul>
      )}
      <form className="row row--nowrap address-line" {...form.attributes}>
        <FormProblem form={form} />
        <TextField label={texts.tester()} labelHidden prefix="@" autoComplete="off" {...form.field('screenName')} />
        <Button type="submit" icon="plus" busy={form.isBusy} busyWord={texts.adding()}>
          {texts.add()}
        </Button>
      </form>
      <p className="hint num">{texts.count({ count: String(testers.length), most: String(countLimits.testUsers) })}</p>
    </section>
  );
}
