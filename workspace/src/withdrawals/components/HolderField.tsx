import { HOLDER_MOST, judgeHolder } from '@komawari/ui/bankAccounts';
import { StateLabel, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import { JAPANESE } from '@komawari/ui/writtenLanguage';
import withdrawalsTexts from '../../messages/withdrawals.js';
import type { BankAccountValues } from '../bankAccountForm.ts';

/** The holder's name, and character by character what the bank will read of it. */
export function HolderField({ form }: { form: Form<BankAccountValues> }) {
  const { accountForm } = useTexts(withdrawalsTexts);
  const { accountName } = form.kit.watch();
  const { converted, fault } = judgeHolder(accountName);
  const cells = Array.from({ length: Math.max(HOLDER_MOST, converted.length) }, (_, at) => converted[at]);
  return (
    <>
      <TextField
        label={accountForm.holderInKana()}
        labelEnd={`${converted.length} / ${HOLDER_MOST}`}
        lang={JAPANESE}
        autoComplete="off"
        hint={accountForm.holderHint()}
        {...form.field('accountName')}
      />
      <div className="stack stack--sm">
        <p className="tiny muted row row--tight spread">
          {accountForm.bankReads()}
          {converted !== '' && fault === null ? (
            <StateLabel tone="ok" icon="check">
              {accountForm.fits()}
            </StateLabel>
          ) : null}
        </p>
        <div className="cells" role="img" lang={JAPANESE} aria-label={converted || accountForm.nothingYet()}>
          {cells.map((character, at) => (
            // The place in the file is what a cell is.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className={character === undefined ? 'off' : undefined}>
              {character}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}
