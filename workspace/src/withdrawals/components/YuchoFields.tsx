import { convertYucho, YUCHO } from '@komawari/ui/bankAccounts';
import { TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import type { BankAccountValues } from '../bankAccountForm.ts';
import { useYuchoBranch } from '../useYuchoBranch.ts';

/** Symbol and number of a passbook of ゆうちょ銀行, and what they are for other banks. */
export function YuchoFields({ form }: { form: Form<BankAccountValues> }) {
  const { symbol, number } = form.kit.watch();
  const { branchCode, accountNumber } = convertYucho(symbol, number);
  const branchName = useYuchoBranch(branchCode);
  return (
    <>
      <div className="bank-pair">
        <TextField
          label="記号 Symbol"
          labelEnd="5 digits"
          inputMode="numeric"
          autoComplete="off"
          {...form.field('symbol')}
        />
        <TextField
          label="番号 Number"
          labelEnd="up to 8"
          inputMode="numeric"
          autoComplete="off"
          {...form.field('number')}
        />
      </div>
      <div className="yucho" aria-live="polite">
        <p className="tiny muted">For transfers this is</p>
        <dl className="kv">
          <dt>Bank</dt>
          <dd>
            <span lang="ja">ゆうちょ銀行</span> <span className="num">{YUCHO}</span>
          </dd>
          <dt>Branch</dt>
          <dd>
            <span lang="ja">{branchName}</span> <span className="num">{branchCode ?? '–'}</span>
          </dd>
          <dt>Type</dt>
          <dd lang="ja">普通</dd>
          <dt>Number</dt>
          <dd className="num">{accountNumber ?? '–'}</dd>
        </dl>
      </div>
      <p className="hint">Both are on the first page of the passbook. If a digit stands between them, leave it out.</p>
    </>
  );
}
