import { z } from 'zod';

/** Who issues receipts that a buyer can deduct tax with (適格請求書). */
export interface InvoiceConfig {
  /** T and 13 digits. */
  registrationNumber: string;
  /** As the register has it. */
  issuer: string;
}

const FORM = /^(T\d{13}) (\S.{0,59})$/u;

/** Name and form of the variable that receipts take. */
export const invoiceVariables = {
  KOMAWARI_INVOICE_FROM: z
    .string()
    .regex(
      FORM,
      'KOMAWARI_INVOICE_FROM is the registration number, T and 13 digits, and the registered name, for example T1234567890123 株式会社コマワリ.',
    )
    .optional(),
};

/** Who issues invoices here; null where nobody is registered, so that receipts are ordinary ones. */
export function readInvoiceConfig({
  KOMAWARI_INVOICE_FROM: given,
}: z.infer<z.ZodObject<typeof invoiceVariables>>): InvoiceConfig | null {
  const [, registrationNumber, issuer] = FORM.exec(given ?? '') ?? [];
  return registrationNumber && issuer ? { registrationNumber, issuer } : null;
}
