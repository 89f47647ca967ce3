import { Button, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { getSession, type IdentityError } from '@komawari/ui/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRefresh } from '../../shared/useRefresh.ts';
import { paths } from '../../shared/routes.ts';
import { LookedAt, type MailLink, deadLinkIn, identityErrorMessage } from '../../identity/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';

/** The link that went to the new address. */
export function VerifyChangeEmailPage() {
  return (
    <AccountPart title="Use the new address">
      <LookedAt mode="change_email">
        {({ code, link, onDead }) => <Change code={code} link={link} onDead={onDead} />}
      </LookedAt>
    </AccountPart>
  );
}

interface ChangeProps {
  code: string;
  link: MailLink;
  onDead: (error: IdentityError) => void;
}

function Change({ code, link, onDead }: ChangeProps) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function change(): Promise<void> {
    setIsBusy(true);
    try {
      await getSession().call('change_email', { code }, 'The address was not changed');
      flash.set({ body: `You sign in with ${link.email} now`, type: 'success' });
      void refresh('RegisteredViewer');
      await navigate(paths.settingsAccount, { replace: true });
    } catch (error) {
      const dead = deadLinkIn(error);
      if (dead) onDead(dead);
      setFailure(identityErrorMessage(error));
      setIsBusy(false);
    }
  }

  return (
    <>
      {failure === null ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <p>
        From now on you sign in with <b>{link.email}</b>
        {link.currentEmail === null ? '.' : <> instead of {link.currentEmail}.</>}
      </p>
      <p className="small soft">We mail the old address a link that can undo this for seven days.</p>
      <div>
        <Button variant="primary" busy={isBusy} busyWord="Changing" onClick={() => void change()}>
          Use this address
        </Button>
      </div>
    </>
  );
}
