import { RadioCards, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useQuery } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { accountTypes, type BankAccountValues } from '../bankAccountForm.ts';
import { FindBankBranches } from '../operations/FindBankBranches.ts';
import { FindBanks } from '../operations/FindBanks.ts';
import { LookUp } from './LookUp.tsx';

/** The lists of banks change a few times a year. */
const KEPT = { staleTime: Infinity };

/** Bank, branch, kind and number of an account at any bank. */
export function BankFields({ form }: { form: Form<BankAccountValues> }) {
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
          label="Bank"
          chosen={bank}
          entries={banks.data?.banks}
          onType={setBankText}
          noneFound="No bank is called so. Try another part of its name, or its four digits."
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
          label="Branch"
          chosen={branch}
          entries={bank ? branches.data?.bankBranches : undefined}
          onType={setBranchText}
          noneFound={`${bank?.name ?? ''} has no branch ${branchText.trim()}. Look on your cash card, or search by name.`}
          error={form.field('branch').error}
          onBlur={() => void form.kit.trigger('branch')}
          onChoose={(entry) => {
            form.kit.setValue('branch', entry, { shouldDirty: true });
            form.kit.clearErrors('branch');
          }}
        />
      </div>
      <div className="bank-types">
        <RadioCards legend="Account type" options={accountTypes} {...form.field('accountType')} />
      </div>
      <div className="bank-number">
        <TextField
          label="Account number"
          labelEnd="7 digits"
          inputMode="numeric"
          autoComplete="off"
          hint="Six digits get a 0 in front."
          {...form.field('accountNumber')}
        />
      </div>
    </>
  );
}
