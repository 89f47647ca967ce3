import { Button, Notice } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession, type IdentityError } from '@komawari/ui/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import identityTexts from '../../messages/identity.js';
import { paths } from '../../shared/routes.ts';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { LookedAt } from '../components/LookedAt.tsx';
import type { MailLink } from '../mailLinks.ts';
import { deadLinkIn } from '../problemsOfIdentityError.ts';
import { identityErrorMessage } from '../identityErrorMessage.ts';

/** The way back for whoever did not change the address of their account. */
export function VerifyRecoverEmailPage() {
  const { recover: texts } = useTexts(identityTexts);
  return (
    <AuthScreen title={texts.title()}>
      <LookedAt mode="recover">
        {({ code, link, onDead }) => <Recovery code={code} link={link} onDead={onDead} />}
      </LookedAt>
    </AuthScreen>
  );
}

interface RecoveryProps {
  code: string;
  link: MailLink;
  onDead: (error: IdentityError) => void;
}

function Recovery({ code, link, onDead }: RecoveryProps) {
  const { recover: texts } = useTexts(identityTexts);
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function recover(): Promise<void> {
    setIsBusy(true);
    try {
      const session = getSession();
      const { resetCode } = await session.call<{ resetCode: string }>(
        'recover_email',
        { code },
        'The address was not put back',
      );
      // Every session ended, also one of this browser.
      await session.renew();
      await navigate(`${paths.verifyResetPassword}?${new URLSearchParams({ code: resetCode })}`, { replace: true });
    } catch (error) {
      const dead = deadLinkIn(error);
      if (dead) onDead(dead);
      setFailure(identityErrorMessage(error));
      setIsBusy(false);
    }
  }

  return (
    <div className="stack">
      {failure === null ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <p>
        <Sentence
          text={texts.lead()}
          parts={{ now: <b>{link.currentEmail ?? texts.noAddress()}</b>, email: <b>{link.email}</b> }}
        />
      </p>
      <Button
        variant="primary"
        size="lg"
        wide
        busy={isBusy}
        busyWord={texts.puttingBack()}
        onClick={() => void recover()}
      >
        {texts.putBack()}
      </Button>
      <p className="small soft">{texts.ownChange()}</p>
    </div>
  );
}
