import { Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import accountTexts from '../../messages/account.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { AskForLink, sendAddressLink } from '../../identity/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';
import { GetMySettingsAccount } from '../operations/GetMySettingsAccount.ts';

/** A new address: a mail goes there first. */
export function ChangeEmailPage() {
  const { changeEmail: texts } = useTexts(accountTexts);
  const query = useQuery(GetMySettingsAccount, {});
  return (
    <AccountPart title={texts.title()}>
      <Loaded query={query} skeleton={<Skeleton kind="line" />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>
            {({ email }) => (
              <p className="soft">
                <Sentence text={texts.lead()} parts={{ email: <b>{email}</b> }} />
              </p>
            )}
          </Registered>
        )}
      </Loaded>
      <AskForLink label={texts.label()} send={(email) => sendAddressLink('change_email', email)} />
    </AccountPart>
  );
}
