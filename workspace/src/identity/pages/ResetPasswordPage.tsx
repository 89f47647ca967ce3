import { Link } from '@komawari/ui/components';
import { paths } from '../../shared/routes.ts';
import { AskForLink } from '../components/AskForLink.tsx';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { sendMailLink } from '../mailLinks.ts';

/** A forgotten password: the address, then a mail. The screen says the same for every address. */
export function ResetPasswordPage() {
  return (
    <AuthScreen title="Forgotten password">
      <p className="soft">We mail you a link to choose a new one. Until then the old one keeps working.</p>
      <AskForLink hint="The address you sign in with." send={(email) => sendMailLink('reset', email, null)} />
      <p className="small soft">
        Remembered it?{' '}
        <Link className="link" href={paths.signIn}>
          Sign in
        </Link>
        .
      </p>
    </AuthScreen>
  );
}
