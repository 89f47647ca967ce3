import { Button, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession, type IdentityError } from '@komawari/ui/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import accountTexts from '../../messages/account.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { paths } from '../../shared/routes.ts';
import { LookedAt, type MailLink, deadLinkIn, identityErrorMessage } from '../../identity/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';

/** The link that went to the new address. */
export function VerifyChangeEmailPage() {
  const { verifyChange: texts } = useTexts(accountTexts);
  return (
    <AccountPart title={texts.title()}>
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
  const { verifyChange: texts } = useTexts(accountTexts);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function change(): Promise<void> {
    setIsBusy(true);
    try {
      await getSession().call('change_email', { code }, 'The address was not changed');
      flash.set({ body: texts.changed({ email: link.email }), type: 'success' });
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
        <Sentence
          text={link.currentEmail === null ? texts.from() : texts.instead({ before: link.currentEmail })}
          parts={{ email: <b>{link.email}</b> }}
        />
      </p>
      <p className="small soft">{texts.undo()}</p>
      <div>
        <Button variant="primary" busy={isBusy} busyWord={texts.changing()} onClick={() => void change()}>
          {texts.use()}
        </Button>
      </div>
    </>
  );
}
