import { xLinkRows } from './xLinkRows.ts';
import { CREATOR, everybody, type Row } from './verdicts.ts';

const NOBODY = { ...CREATOR, other: 'NOT_FOUND', owner: 'NOT_FOUND' } as const;

/** Who may say where their money goes, and have it sent there. Nobody here has sold anything. */
export const withdrawalRows: Record<string, Row[]> = {
  ...xLinkRows,
  'query withdrawalTerms': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'mutation requestWithdrawal': [
    {
      variables: () => ({ input: { amount: 1000 } }),
      verdicts: { ...CREATOR, other: 'problem:NO_ACCOUNT', owner: 'problem:NO_ACCOUNT' },
    },
  ],
  'mutation requestWithdrawal2': [
    {
      variables: () => ({ input: { amount: 500, type: 'Gift' } }),
      verdicts: { ...CREATOR, other: 'problem:BELOW_MINIMUM', owner: 'problem:BELOW_MINIMUM' },
    },
  ],
  'mutation cancelWithdrawal': [
    {
      variables: () => ({}),
      verdicts: { ...CREATOR, other: 'problem:NOTHING_OPEN', owner: 'problem:NOTHING_OPEN' },
    },
  ],
  'mutation revealGiftCode': [{ variables: () => ({ input: { id: 'none' } }), verdicts: NOBODY }],
  'mutation recoverLapsedSales': [
    {
      variables: () => ({}),
      verdicts: { ...CREATOR, other: 'problem:NOTHING_HELD', owner: 'problem:NOTHING_HELD' },
    },
  ],
  'query banks': [{ variables: () => ({ text: 'みずほ' }), verdicts: CREATOR }],
  'query bankBranches': [{ variables: () => ({ bankCode: '0001', text: '210' }), verdicts: CREATOR }],
  'mutation registerBankAccount': [
    {
      variables: () => ({
        input: {
          bankCode: '0001',
          branchCode: '210',
          accountType: 'ORDINARY',
          accountNumber: '0123456',
          accountName: 'マシロ',
        },
      }),
      verdicts: CREATOR,
    },
  ],
  'mutation deleteBankAccount': [{ variables: () => ({}), verdicts: CREATOR }],
};
