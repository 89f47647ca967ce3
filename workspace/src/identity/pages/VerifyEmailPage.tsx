import { ButtonLink, Notice } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useSearchParams } from 'react-router';
import identityTexts from '../../messages/identity.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { ChoosePassword } from '../components/ChoosePassword.tsx';
import { GetDecryptEmailAddress } from '../operations/GetDecryptEmailAddress.ts';

/** Second step of a sign-up: the link from the mail proves the address, and the person chooses a password. */
export function VerifyEmailPage() {
  const { verifyEmail: texts, choosePassword } = useTexts(identityTexts);
  const [query] = useSearchParams();
  const encryptedEmail = query.get('encryptedEmail') ?? '';
  // What a link says never changes; asked again after the sign-up it would count as used, under the eyes of who just used it.
  const answer = useQuery(
    GetDecryptEmailAddress,
    { encryptedEmail },
    { enabled: encryptedEmail !== '', staleTime: Infinity },
  );
  if (encryptedEmail === '') {
    return (
      <AuthScreen title={texts.title()}>
        <BrokenLink reason={texts.incomplete()} />
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={choosePassword.title()}>
      <Loaded query={answer}>
        {({ decryptEmailAddress: { emailAddress, problems } }) =>
          emailAddress ? (
            <ChoosePassword emailAddress={emailAddress} encryptedEmail={encryptedEmail} />
          ) : (
            <BrokenLink reason={problems[0]?.message ?? texts.dead()} />
          )
        }
      </Loaded>
    </AuthScreen>
  );
}

function BrokenLink({ reason }: { reason: string }) {
  const { verifyEmail: texts } = useTexts(identityTexts);
  return (
    <div className="stack">
      <Notice tone="danger" live>
        {reason}
      </Notice>
      <ButtonLink href={paths.signUp} variant="ink">
        {texts.newLink()}
      </ButtonLink>
    </div>
  );
}
