import { Button, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession } from '@komawari/ui/session';
import { useState } from 'react';
import { z } from 'zod';
import accountTexts from '../../messages/account.js';
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
    .pipe(z.string().regex(/^\d{6}$/, { error: () => textsOf(accountTexts).enrol.noCode() })),
});

/** Two-step sign-in is off: what it is, then the QR code, then the first code of the app. */
export function EnrolTwoFactor({ onCodes }: { onCodes: (recoveryCodes: string[]) => void }) {
  const { enrol: texts } = useTexts(accountTexts);
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
      <p>{texts.lead()}</p>
      <div>
        <Button variant="primary" busy={isBusy} busyWord={texts.settingUp()} onClick={() => void begin()}>
          {texts.turnOn()}
        </Button>
      </div>
    </>
  );
}

function ScanAndProve({ enrolment, onCodes }: { enrolment: Enrolment; onCodes: (recoveryCodes: string[]) => void }) {
  const { enrol: texts } = useTexts(accountTexts);
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
      <h2>{texts.add()}</h2>
      <p className="small soft">{texts.scan()}</p>
      <QrCode {...enrolment.qr} label={texts.qr()} />
      <p className="small soft">
        <Sentence
          text={texts.byHand()}
          parts={{
            open: (words) => (
              <a className="link" href={enrolment.address}>
                {words}
              </a>
            ),
          }}
        />
      </p>
      <p>
        <code className="two-factor__key">{grouped}</code>
      </p>
      <form className="stack" {...form.attributes}>
        <h2>{texts.enter()}</h2>
        <TextField
          label={texts.code()}
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={texts.codeHint()}
          {...form.field('code')}
        />
        <div>
          <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.checking()}>
            {texts.turnOn()}
          </Button>
        </div>
      </form>
    </>
  );
}
