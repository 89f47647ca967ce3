import { Link } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import identityTexts from '../../messages/identity.js';
import { paths } from '../../shared/routes.ts';
import { AskForLink } from '../components/AskForLink.tsx';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { sendMailLink } from '../mailLinks.ts';

/** A forgotten password: the address, then a mail. The screen says the same for every address. */
export function ResetPasswordPage() {
  const { forgotten: texts } = useTexts(identityTexts);
  const signIn = (words: string) => (
    <Link className="link" href={paths.signIn}>
      {words}
    </Link>
  );
  return (
    <AuthScreen title={texts.title()}>
      <p className="soft">{texts.lead()}</p>
      <AskForLink hint={texts.hint()} send={(email) => sendMailLink('reset', email, null)} />
      <p className="small soft">
        <Sentence text={texts.remembered()} parts={{ signIn }} />
      </p>
    </AuthScreen>
  );
}
