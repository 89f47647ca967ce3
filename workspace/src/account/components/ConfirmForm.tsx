import { useTexts } from '@komawari/ui/language/react';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { Button, FieldMessage, PasswordField, Skeleton, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { useQuery } from '@komawari/ui/graphql/react';
import { getSession } from '@komawari/ui/session';
import { useId, useState } from 'react';
import { z } from 'zod';
import confirmTexts from '../../messages/confirm.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import type { GetWaysToConfirmQuery } from '../../gql/graphql.ts';
import { confirmByPasskey, problemsOfIdentityError, identityErrorMessage } from '../../identity/index.ts';
import { GetWaysToConfirm } from '../operations/GetWaysToConfirm.ts';
import { ConfirmBySocial } from './ConfirmBySocial.tsx';

type Registered = Extract<GetWaysToConfirmQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Way = Registered['waysToConfirm'][number];

export interface ConfirmFormProps {
  onConfirmed: () => void;
  onLeave: () => void;
}

/** Asks for what this account can prove itself with: its passkey, or the password and the code it has. */
export function ConfirmForm({ onConfirmed, onLeave }: ConfirmFormProps) {
  const { form: texts } = useTexts(confirmTexts);
  const query = useQuery(GetWaysToConfirm, {});
  return (
    <div className="stack">
      <p>{texts.lead()}</p>
      <Loaded query={query} skeleton={<Skeleton kind="line" count={2} />}>
        {({ viewer }) => {
          const registered = registeredOf(viewer);
          const ways = registered?.waysToConfirm ?? [];
          return (
            <>
              {ways.includes('PASSKEY') && browserSupportsWebAuthn() ? <ByPasskey onConfirmed={onConfirmed} /> : null}
              {ways.includes('CODE') ? null : <ConfirmBySocial onConfirmed={onConfirmed} />}
              {ways.length === 0 ? (
                <SignInAnew onLeave={onLeave} />
              ) : (
                <BySecrets ways={ways} email={registered?.email ?? ''} onConfirmed={onConfirmed} onLeave={onLeave} />
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

function ByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { form: texts } = useTexts(confirmTexts);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const wordsId = useId();

  async function confirm(): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await confirmByPasskey();
      onConfirmed();
    } catch (error) {
      setProblem(identityErrorMessage(error));
      setIsBusy(false);
    }
  }

  return (
    <div className="stack stack--sm">
      <Button
        icon="key"
        wide
        aria-describedby={wordsId}
        busy={isBusy}
        busyWord={texts.waiting()}
        onClick={() => void confirm()}
      >
        {texts.byPasskey()}
      </Button>
      <FieldMessage id={wordsId} error={problem} />
    </div>
  );
}

/** The password, the code, or both: whatever the account has. */
function BySecrets({ ways, email, onConfirmed, onLeave }: ConfirmFormProps & { ways: readonly Way[]; email: string }) {
  const { form: texts } = useTexts(confirmTexts);
  const hasPassword = ways.includes('PASSWORD');
  const hasCode = ways.includes('CODE');
  const form = useForm({
    schema: z.object({
      password: z.string().min(hasPassword ? 1 : 0, { error: () => texts.noPassword() }),
      code: z
        .string()
        .trim()
        .min(hasCode ? 1 : 0, { error: () => texts.noCode() }),
    }),
    initial: { password: '', code: '' },
    async onSubmit(proof) {
      try {
        await getSession().confirm(proof);
      } catch (error) {
        return problemsOfIdentityError(error, hasPassword ? 'password' : 'code');
      }
      onConfirmed();
      return [];
    },
  });
  return (
    <form className="stack" {...form.attributes}>
      {/* Password managers find the password by this name. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField label={texts.password()} autoComplete="current-password" {...form.field('password')} />
      ) : null}
      {hasCode ? (
        <TextField
          label={texts.code()}
          hint={texts.codeHint()}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('code')}
        />
      ) : null}
      <div className="row dialog__actions">
        <Button onClick={onLeave}>{texts.cancel()}</Button>
        {hasPassword || hasCode ? (
          <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.checking()}>
            {texts.confirm()}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function SignInAnew({ onLeave }: { onLeave: () => void }) {
  const { form: texts } = useTexts(confirmTexts);
  return (
    <>
      <p className="small">{texts.noWay()}</p>
      <div className="row dialog__actions">
        <Button onClick={onLeave}>{texts.cancel()}</Button>
      </div>
    </>
  );
}
