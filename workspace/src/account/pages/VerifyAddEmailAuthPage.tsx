import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession, type IdentityError } from '@komawari/ui/session';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import accountTexts from '../../messages/account.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { paths } from '../../shared/routes.ts';
import { LookedAt, NewPasswordField, newPassword, deadLinkIn, problemsOfIdentityError } from '../../identity/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';

const passwordForm = z.object({ password: newPassword });

/** The link that went to a first address: a password, and the e-mail sign-in is there. */
export function VerifyAddEmailAuthPage() {
  const { verifyAdd: texts } = useTexts(accountTexts);
  return (
    <AccountPart title={texts.title()}>
      <LookedAt mode="add_email">
        {({ code, link, onDead }) => <AddForm code={code} email={link.email} onDead={onDead} />}
      </LookedAt>
    </AccountPart>
  );
}

function AddForm({ code, email, onDead }: { code: string; email: string; onDead: (error: IdentityError) => void }) {
  const { verifyAdd: texts } = useTexts(accountTexts);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useForm({
    schema: passwordForm,
    initial: { password: '' },
    async onSubmit({ password }) {
      try {
        await getSession().call('add_email', { code, password }, 'The address was not added');
        // The viewer is of another kind now: the workspace is open.
        await getSession().renew();
        flash.set({ body: texts.added(), type: 'success' });
        void refresh('RegisteredViewer');
        await navigate(paths.settingsAccount, { replace: true });
        return [];
      } catch (error) {
        const dead = deadLinkIn(error);
        if (dead) onDead(dead);
        return problemsOfIdentityError(error, 'password');
      }
    },
  });
  return (
    <form className="stack" {...form.attributes}>
      <FormProblem form={form} />
      <p className="soft">
        <Sentence text={texts.yours()} parts={{ email: <b>{email}</b> }} />
      </p>
      <NewPasswordField
        label={texts.password()}
        field={form.field('password')}
        password={form.kit.watch('password')}
        email={email}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.adding()}>
          {texts.add()}
        </Button>
      </div>
    </form>
  );
}
