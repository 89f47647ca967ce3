import { ButtonLink, Notice } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { ChoosePassword } from '../components/ChoosePassword.tsx';
import { GetDecryptEmailAddress } from '../operations/GetDecryptEmailAddress.ts';

/** Second step of a sign-up: the link from the mail proves the address, and the person chooses a password. */
export function VerifyEmailPage() {
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
      <AuthScreen title="Verify your e-mail">
        <BrokenLink reason="The link is not complete. Open it from the mail again." />
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title="Choose a password">
      <Loaded query={answer}>
        {({ decryptEmailAddress: { emailAddress, problems } }) =>
          emailAddress ? (
            <ChoosePassword emailAddress={emailAddress} encryptedEmail={encryptedEmail} />
          ) : (
            <BrokenLink reason={problems[0]?.message ?? 'This link does not work any more.'} />
          )
        }
      </Loaded>
    </AuthScreen>
  );
}

function BrokenLink({ reason }: { reason: string }) {
  return (
    <div className="stack">
      <Notice tone="danger" live>
        {reason}
      </Notice>
      <ButtonLink href={paths.signUp} variant="ink">
        Ask for a new link
      </ButtonLink>
    </div>
  );
}
