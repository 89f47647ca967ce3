import { z } from 'zod';

/** The operator's account that transfers to creators are paid from, as its bank knows it. */
export interface TransferConfig {
  /** Ten digits. */
  clientCode: string;
  /** In capitals, digits and kana of half width. */
  name: string;
  account: {
    bankCode: string;
    branchCode: string;
    accountType: 'ORDINARY' | 'CHECKING' | 'SAVINGS';
    accountNumber: string;
  };
}

const FORM = /^(\d{10}) (\d{4})-(\d{3})-([124])-(\d{7}) ([0-9A-Zｱ-ﾝﾞﾟ ()\-.]{1,40})$/u;
const TYPES = { '1': 'ORDINARY', '2': 'CHECKING', '4': 'SAVINGS' } as const;

/** Name and form of the variable that transfers take. */
export const transferVariables = {
  KOMAWARI_TRANSFER_FROM: z
    .string()
    .regex(
      FORM,
      'KOMAWARI_TRANSFER_FROM is the client code, the account and its name in kana of half width, for example 1234567890 0001-001-1-7654321 ｶ)ｺﾏﾜﾘ.',
    )
    .optional(),
};

/** From where transfers are paid; null in production while nobody said so. Elsewhere it is an account that does not exist. */
export function readTransferConfig(
  { KOMAWARI_TRANSFER_FROM: given }: z.infer<z.ZodObject<typeof transferVariables>>,
  isProduction: boolean,
): TransferConfig | null {
  if (given === undefined && isProduction) return null;
  const [, clientCode = '', bankCode = '', branchCode = '', type = '1', accountNumber = '', name = ''] =
    FORM.exec(given ?? '0000000000 0001-001-1-0000000 ｺﾏﾜﾘ') ?? [];
  const accountType = TYPES[type as keyof typeof TYPES];
  return { clientCode, name, account: { bankCode, branchCode, accountType, accountNumber } };
}
