import { expect, it } from 'vitest';
import { readTransferConfig, transferVariables } from './transferConfig.ts';

const read = (KOMAWARI_TRANSFER_FROM: string | undefined, isProduction = true) =>
  readTransferConfig({ KOMAWARI_TRANSFER_FROM }, isProduction);

it('transfers are paid from the account that is named, and in production from no other', () => {
  expect(read('1234567890 0001-210-2-7654321 ｶ)ｺﾏﾜﾘ')).toEqual({
    clientCode: '1234567890',
    name: 'ｶ)ｺﾏﾜﾘ',
    account: { bankCode: '0001', branchCode: '210', accountType: 'CHECKING', accountNumber: '7654321' },
  });
  expect(read(undefined)).toBeNull();
  expect(read(undefined, false)).toMatchObject({ clientCode: '0000000000' });
});

it.each(['', '1234567890', '1234567890 0001-210-3-7654321 ｺﾏﾜﾘ', '1234567890 0001-210-1-7654321 駒割'])(
  'an account that no bank could read is refused at the start: %s',
  (given) => {
    expect(transferVariables.KOMAWARI_TRANSFER_FROM.safeParse(given).success).toBe(false);
  },
);
