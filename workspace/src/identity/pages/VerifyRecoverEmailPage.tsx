import { Button, Notice } from '@komawari/ui/components';
import { getSession, type IdentityError } from '@komawari/ui/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/routes.ts';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { LookedAt } from '../components/LookedAt.tsx';
import type { MailLink } from '../mailLinks.ts';
import { deadLinkIn } from '../problemsOfIdentityError.ts';
import { identityErrorMessage } from '../identityErrorMessage.ts';

/** The way back for whoever did not change the address of their account. */
export function VerifyRecoverEmailPage() {
  return (
    <AuthScreen title="Take your account back">
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
        The account signs in with <b>{link.currentEmail ?? 'no address'}</b> now. This puts <b>{link.email}</b> back in
        its place, signs out every device and asks you for a new password.
      </p>
      <Button variant="primary" size="lg" wide busy={isBusy} busyWord="Putting it back" onClick={() => void recover()}>
        Put my address back
      </Button>
      <p className="small soft">If you changed the address yourself, close this page: nothing happens.</p>
    </div>
  );
}
