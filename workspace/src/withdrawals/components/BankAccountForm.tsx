import { Segment } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm, type Form } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useNavigate } from 'react-router';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { paths } from '../../shared/routes.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { bankAccountForm, fieldOf, inputOf, YUCHO_NAME, type BankAccountValues } from '../bankAccountForm.ts';
import { RegisterBankAccount } from '../operations/RegisterBankAccount.ts';
import { BankFields } from './BankFields.tsx';
import { HolderField } from './HolderField.tsx';
import { MoneyGoesTo } from './MoneyGoesTo.tsx';
import { YuchoFields } from './YuchoFields.tsx';

/** Where money goes: at a bank, or by the passbook of ゆうちょ銀行. What was typed stays while somebody confirms who they are. */
export function BankAccountForm({ initial }: { initial: BankAccountValues }) {
  const { accountForm } = useTexts(withdrawalsTexts);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(RegisterBankAccount, { handles: ['RECENT_SIGN_IN_REQUIRED'] });
  const form: Form<BankAccountValues> = useForm({
    schema: bankAccountForm,
    initial,
    async onSubmit(values) {
      const { registerBankAccount } = await mutateAsync({ input: inputOf(values) });
      if (registerBankAccount.problems.length > 0)
        return registerBankAccount.problems.map((problem) => {
          const field = fieldOf(values.kind, problem.path[0]);
          return { ...problem, path: field === null ? [] : [field] };
        });
      flash.set({ body: textsOf(withdrawalsTexts).accountForm.saved(), type: 'success' });
      await refresh('BankAccountInfo');
      void navigate(paths.bankAccount);
      return [];
    },
  });
  const values = form.kit.watch();
  return (
    <form className="bank-form" {...form.attributes}>
      <div className="box stack bank-form__fields">
        <FormProblem form={form} />
        <Segment
          label={accountForm.kind()}
          value={values.kind}
          onChange={(kind) => form.kit.setValue('kind', kind, { shouldDirty: true })}
          options={[
            { value: 'BANK', label: accountForm.bank() },
            { value: 'YUCHO', label: YUCHO_NAME },
          ]}
        />
        {values.kind === 'BANK' ? <BankFields form={form} /> : <YuchoFields form={form} />}
        <HolderField form={form} />
      </div>
      <MoneyGoesTo values={values} isBusy={form.isBusy} />
    </form>
  );
}
