import { expect, it } from 'vitest';
import { invoiceVariables, readInvoiceConfig } from './invoiceConfig.ts';

it('an issuer is a registration number and a name, or nobody', () => {
  expect(readInvoiceConfig({})).toBeNull();
  expect(readInvoiceConfig({ KOMAWARI_INVOICE_FROM: 'T1234567890123 株式会社 コマワリ' })).toEqual({
    registrationNumber: 'T1234567890123',
    issuer: '株式会社 コマワリ',
  });
});

it.each(['1234567890123 株式会社コマワリ', 'T123456789012 株式会社コマワリ', 'T12345678901234 A', 'T1234567890123'])(
  '%s is none, and is answered with a sentence',
  (given) => {
    const { error } = invoiceVariables.KOMAWARI_INVOICE_FROM.safeParse(given);
    expect(error?.issues[0]?.message).toMatch(/T and 13 digits/);
  },
);
