import { Button, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { getSession } from '@komawari/ui/session';
import { useState } from 'react';
import { z } from 'zod';
import { problemsOfIdentityError } from '../../identity/index.ts';
import { useAccountCall } from '../useAccountCall.ts';
import { QrCode } from './QrCode.tsx';

interface Enrolment {
  key: string;
  address: string;
  qr: { size: number; path: string };
}

const codeForm = z.object({
  code: z
    .string()
    .transform((code) => code.normalize('NFKC').replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits the app shows.')),
});

/** Two-step sign-in is off: what it is, then the QR code, then the first code of the app. */
export function EnrolTwoFactor({ onCodes }: { onCodes: (recoveryCodes: string[]) => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const { isBusy, run } = useAccountCall();

  const begin = () =>
    run(
      async () => setEnrolment(await getSession().call('second_factor/begin', {}, 'Two-step sign-in was not set up')),
      '',
    );

  if (enrolment) return <ScanAndProve enrolment={enrolment} onCodes={onCodes} />;
  return (
    <>
      <p>
        Signing in then takes two things: your password, and a code from an authenticator app on your phone. Any such
        app will do: Google Authenticator, 1Password, Aegis, or Passwords on an iPhone.
      </p>
      <div>
        <Button variant="primary" busy={isBusy} busyWord="Setting up" onClick={() => void begin()}>
          Turn it on
        </Button>
      </div>
    </>
  );
}

function ScanAndProve({ enrolment, onCodes }: { enrolment: Enrolment; onCodes: (recoveryCodes: string[]) => void }) {
  const form = useForm({
    schema: codeForm,
    initial: { code: '' },
    async onSubmit(input) {
      try {
        const { recoveryCodes } = await getSession().call<{ recoveryCodes: string[] }>(
          'second_factor/finish',
          input,
          'Two-step sign-in is still off',
        );
        onCodes(recoveryCodes);
        return [];
      } catch (error) {
        return problemsOfIdentityError(error, 'code');
      }
    },
  });
  const grouped = enrolment.key.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <>
      <h2>1. Add Komawari to your app</h2>
      <p className="small soft">Scan this with the authenticator app.</p>
      <QrCode {...enrolment.qr} label="QR code for your authenticator app" />
      <p className="small soft">
        On this phone,{' '}
        <a className="link" href={enrolment.address}>
          open it in the app
        </a>
        . Or type this key into the app:
      </p>
      <p>
        <code className="two-factor__key">{grouped}</code>
      </p>
      <form className="stack" {...form.attributes}>
        <h2>2. Enter the code it shows</h2>
        <TextField
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          hint="Six digits, new every 30 seconds."
          {...form.field('code')}
        />
        <div>
          <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Checking">
            Turn it on
          </Button>
        </div>
      </form>
    </>
  );
}
