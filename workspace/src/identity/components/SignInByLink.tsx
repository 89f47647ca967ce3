import { Button, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { getSession, type IdentityError } from '@komawari/ui/session';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import identityTexts from '../../messages/identity.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { Waiting } from '../../shared/components/Waiting.tsx';
import { askedAddress } from '../mailLinks.ts';
import { deadLinkIn, problemsOfIdentityError } from '../problemsOfIdentityError.ts';
import { LookedAt } from './LookedAt.tsx';

const addressForm = z.object({ email: z.email({ error: () => textsOf(identityTexts).byLink.noEmail() }) });

/**
 * The arrival of a sign-in link. In the browser that asked for it, it signs in by itself; elsewhere the person says which
 * address the mail came to. Where they go afterwards is the redirect table's matter.
 */
export function SignInByLink() {
  return <LookedAt mode="sign_in">{({ code, onDead }) => <Arrival key={code} code={code} onDead={onDead} />}</LookedAt>;
}

async function signIn(code: string, email: string): Promise<void> {
  await getSession().enter('sign_in_by_mail', { code, email }, 'Sign in failed');
  askedAddress.keep(null);
}

function Arrival({ code, onDead }: { code: string; onDead: (error: IdentityError) => void }) {
  const [known] = useState(askedAddress.read);
  const [isAsking, setIsAsking] = useState(known === null);
  const hasBegun = useRef(false);

  useEffect(
    function signInHere() {
      if (known === null || hasBegun.current) return;
      hasBegun.current = true;
      signIn(code, known).catch((error: unknown) => {
        const dead = deadLinkIn(error);
        if (dead) onDead(dead);
        else setIsAsking(true);
      });
    },
    [code, known, onDead],
  );

  return isAsking ? <AddressForm code={code} onDead={onDead} /> : <Waiting />;
}

function AddressForm({ code, onDead }: { code: string; onDead: (error: IdentityError) => void }) {
  const { byLink: texts } = useTexts(identityTexts);
  const form = useForm({
    schema: addressForm,
    initial: { email: '' },
    async onSubmit({ email }) {
      try {
        await signIn(code, email);
        return [];
      } catch (error) {
        const dead = deadLinkIn(error);
        if (dead) onDead(dead);
        return problemsOfIdentityError(error, 'email');
      }
    },
  });
  return (
    <form className="stack" {...form.attributes}>
      <FormProblem form={form} />
      <p className="soft">{texts.lead()}</p>
      <TextField
        label={texts.email()}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={form.isBusy} busyWord={texts.signingIn()}>
        {texts.signIn()}
      </Button>
    </form>
  );
}
