import { RadioCards, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { accountTypes, type BankAccountValues } from '../bankAccountForm.ts';
import { FindBankBranches } from '../operations/FindBankBranches.ts';
import { FindBanks } from '../operations/FindBanks.ts';
import { LookUp } from './LookUp.tsx';

/** The lists of banks change a few times a year. */
const KEPT = { staleTime: Infinity };

/** Bank, branch, kind and number of an account at any bank. */
export function BankFields({ form }: { form: Form<BankAccountValues> }) {
  const { accountForm } = useTexts(withdrawalsTexts);
  const { bank, branch } = form.kit.watch();
  const [bankText, setBankText] = useState('');
  const [branchText, setBranchText] = useState('');
  const banks = useQuery(FindBanks, { text: bankText }, { ...KEPT, enabled: bankText !== '' });
  const branches = useQuery(
    FindBankBranches,
    { bankCode: bank?.code ?? '', text: branchText },
    { ...KEPT, enabled: bank !== null && branchText !== '' },
  );
  return (
    <>
      <div className="bank-pair">
        <LookUp
          label={accountForm.bank()}
          chosen={bank}
          entries={banks.data?.banks}
          onType={setBankText}
          noneFound={accountForm.noBank()}
          error={form.field('bank').error}
          onBlur={() => void form.kit.trigger('bank')}
          onChoose={(entry) => {
            form.kit.setValue('bank', entry, { shouldDirty: true });
            form.kit.setValue('branch', null);
            form.kit.clearErrors(['bank', 'branch']);
          }}
        />
        <LookUp
          // Branches of another bank are other branches.
          key={bank?.code ?? ''}
          label={accountForm.branch()}
          chosen={branch}
          entries={bank ? branches.data?.bankBranches : undefined}
          onType={setBranchText}
          noneFound={accountForm.noBranch({ bank: bank?.name ?? '', branch: branchText.trim() })}
          error={form.field('branch').error}
          onBlur={() => void form.kit.trigger('branch')}
          onChoose={(entry) => {
            form.kit.setValue('branch', entry, { shouldDirty: true });
            form.kit.clearErrors('branch');
          }}
        />
      </div>
      <div className="bank-types">
        <RadioCards legend={accountForm.accountType()} options={accountTypes()} {...form.field('accountType')} />
      </div>
      <div className="bank-number">
        <TextField
          label={accountForm.accountNumber()}
          labelEnd={accountForm.sevenDigits()}
          inputMode="numeric"
          autoComplete="off"
          hint={accountForm.sixDigits()}
          {...form.field('accountNumber')}
        />
      </div>
    </>
  );
}
