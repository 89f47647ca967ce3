import { convertYucho, judgeAccountNumber, judgeHolder, YUCHO } from '@komawari/ui/bankAccounts';
import { Button } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { JAPANESE } from '@komawari/ui/writtenLanguage';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { wordOfType, YUCHO_NAME, type BankAccountValues, type Place } from '../bankAccountForm.ts';
import { useYuchoBranch } from '../useYuchoBranch.ts';

function Named({ place }: { place: Place }) {
  if (!place) return '–';
  return (
    <>
      <span lang={JAPANESE}>{place.name}</span> <span className="num">{place.code}</span>
    </>
  );
}

/** Repeats what will be saved, and saves it. */
export function MoneyGoesTo({ values, isBusy }: { values: BankAccountValues; isBusy: boolean }) {
  const { accountForm } = useTexts(withdrawalsTexts);
  const yucho = convertYucho(values.symbol, values.number);
  const yuchoBranch = useYuchoBranch(values.kind === 'YUCHO' ? yucho.branchCode : null);
  const isYucho = values.kind === 'YUCHO';
  const bank = isYucho ? { code: YUCHO, name: YUCHO_NAME } : values.bank;
  const branch = isYucho ? yucho.branchCode && { code: yucho.branchCode, name: yuchoBranch } : values.branch;
  const { number, fault } = judgeAccountNumber(values.accountNumber);
  const holder = judgeHolder(values.accountName);
  const shownNumber = isYucho ? yucho.accountNumber : fault ? null : number;
  return (
    <section className="box box--ink stack" aria-labelledby="money-goes-to">
      <h2 id="money-goes-to">{accountForm.goesTo()}</h2>
      <dl className="kv">
        <dt>{accountForm.bank()}</dt>
        <dd>
          <Named place={bank} />
        </dd>
        <dt>{accountForm.branch()}</dt>
        <dd>
          <Named place={branch || null} />
        </dd>
        <dt>{accountForm.type()}</dt>
        <dd lang={JAPANESE}>{wordOfType(isYucho ? 'ORDINARY' : values.accountType)}</dd>
        <dt>{accountForm.number()}</dt>
        <dd className="num">{shownNumber ?? '–'}</dd>
        <dt>{accountForm.holder()}</dt>
        <dd className="mono" lang={JAPANESE}>
          {holder.fault ? '–' : holder.converted}
        </dd>
      </dl>
      <Button type="submit" variant="primary" size="lg" wide busy={isBusy} busyWord={accountForm.saving()}>
        {accountForm.save()}
      </Button>
      <p className="tiny muted">{accountForm.fromThenOn()}</p>
    </section>
  );
}
