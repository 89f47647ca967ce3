import { convertYucho, YUCHO } from '@komawari/ui/bankAccounts';
import { TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import { JAPANESE } from '@komawari/ui/writtenLanguage';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { wordOfType, YUCHO_NAME, type BankAccountValues } from '../bankAccountForm.ts';
import { useYuchoBranch } from '../useYuchoBranch.ts';

/** Symbol and number of a passbook of ゆうちょ銀行, and what they are for other banks. */
export function YuchoFields({ form }: { form: Form<BankAccountValues> }) {
  const { accountForm } = useTexts(withdrawalsTexts);
  const { symbol, number } = form.kit.watch();
  const { branchCode, accountNumber } = convertYucho(symbol, number);
  const branchName = useYuchoBranch(branchCode);
  return (
    <>
      <div className="bank-pair">
        <TextField
          label={accountForm.symbol()}
          labelEnd={accountForm.fiveDigits()}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('symbol')}
        />
        <TextField
          label={accountForm.yuchoNumber()}
          labelEnd={accountForm.upToEight()}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('number')}
        />
      </div>
      <div className="yucho" aria-live="polite">
        <p className="tiny muted">{accountForm.forTransfers()}</p>
        <dl className="kv">
          <dt>{accountForm.bank()}</dt>
          <dd>
            <span lang={JAPANESE}>{YUCHO_NAME}</span> <span className="num">{YUCHO}</span>
          </dd>
          <dt>{accountForm.branch()}</dt>
          <dd>
            <span lang={JAPANESE}>{branchName}</span> <span className="num">{branchCode ?? '–'}</span>
          </dd>
          <dt>{accountForm.type()}</dt>
          <dd lang={JAPANESE}>{wordOfType('ORDINARY')}</dd>
          <dt>{accountForm.number()}</dt>
          <dd className="num">{accountNumber ?? '–'}</dd>
        </dl>
      </div>
      <p className="hint">{accountForm.passbook()}</p>
    </>
  );
}
