import { ButtonLink, Notice, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import accountTexts from '../../messages/account.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { AskForLink, sendAddressLink } from '../../identity/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';
import { GetMySettingsAccount } from '../operations/GetMySettingsAccount.ts';

/** The first address of somebody who signs in another way; with it the workspace opens. */
export function AddEmailAuthPage() {
  const { addEmail: texts } = useTexts(accountTexts);
  const query = useQuery(GetMySettingsAccount, {});
  return (
    <AccountPart title={texts.title()}>
      <Loaded query={query} skeleton={<Skeleton kind="line" />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>
            {({ email }) => (typeof email === 'string' ? <HasOne email={email} /> : <Ask />)}
          </Registered>
        )}
      </Loaded>
    </AccountPart>
  );
}

function Ask() {
  const { addEmail: texts } = useTexts(accountTexts);
  return (
    <>
      <p className="soft">{texts.lead()}</p>
      <AskForLink hint={texts.hint()} send={(email) => sendAddressLink('add_email', email)} />
    </>
  );
}

function HasOne({ email }: { email: string }) {
  const { addEmail: texts } = useTexts(accountTexts);
  return (
    <Notice action={<ButtonLink href={paths.changeEmail}>{texts.change()}</ButtonLink>}>
      <Sentence text={texts.already()} parts={{ email: <b>{email}</b> }} />
    </Notice>
  );
}
