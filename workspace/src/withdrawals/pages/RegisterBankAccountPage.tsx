import { Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { Redirect } from '../../shared/routing/index.ts';
import { useFormQuery } from '../../shared/useFormQuery.ts';
import { emptyAccount } from '../bankAccountForm.ts';
import { BankAccountForm } from '../components/BankAccountForm.tsx';
import { BankFrame } from '../components/BankFrame.tsx';
import { CheckWorkspaceBankAccountRegister } from '../operations/CheckWorkspaceBankAccountRegister.ts';

/** Registers a bank account; whoever has one is led to it. */
export function RegisterBankAccountPage() {
  const { frame } = useTexts(withdrawalsTexts);
  const query = useFormQuery(CheckWorkspaceBankAccountRegister, {});
  return (
    <BankFrame title={frame.addAccount()}>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {({ bankAccountInfo }) =>
              bankAccountInfo.state === 'NOT_REGISTERED' ? (
                <BankAccountForm initial={emptyAccount} />
              ) : (
                <Redirect to={paths.bankAccount} />
              )
            }
          </Registered>
        )}
      </Loaded>
    </BankFrame>
  );
}
