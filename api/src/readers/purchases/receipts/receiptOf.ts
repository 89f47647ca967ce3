import type { Document } from '@komawari/storage/documents';
import { formatYen } from '@komawari/ui/numbers';
import type { InvoiceConfig } from '../../../config/invoiceConfig.ts';
import { TAX_IN_PERCENT, taxIn } from '../../../money/fees/index.ts';
import type { PurchaseRecord, SoldPurchase } from '../../../money/purchases/index.ts';

const dayOf = (at: Date): string =>
  at.toLocaleDateString('ja-JP', { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long', day: 'numeric' });

const METHODS: Record<NonNullable<PurchaseRecord['method']>, string> = {
  card: 'クレジットカード',
  paypay: 'PayPay',
  konbini: 'コンビニ払い',
};

function notesOf({ refundedAt, isTest, price, sellerName, method }: SoldPurchase, isInvoice: boolean): string[] {
  return [
    `${TAX_IN_PERCENT}%対象 ${formatYen(price)}（内消費税 ${formatYen(taxIn(price))}）`,
    `販売者: ${sellerName}（取扱 Komawari）${method === null ? '' : `　支払方法: ${METHODS[method]}`}`,
    ...(isInvoice && !isTest ? ['この領収書は適格請求書です。'] : []),
    ...(refundedAt === null ? [] : [`${dayOf(refundedAt)}に全額を返金しました。`]),
    ...(isTest ? ['テスト決済のため、領収書としては使えません。'] : []),
  ];
}

/**
 * The receipt of a purchase that was paid, made out to a name. With an issuer it is an invoice: registration number, rate and tax
 * (消費税法 57条の4). The same purchase and name make the same bytes.
 */
export const receiptOf = (purchase: SoldPurchase, name: string, invoice: InvoiceConfig | null): Document => {
  const { id, price, purchasedAt, workTitle, episodeTitle } = purchase;
  return {
    title: '領収書',
    left: [`${name === '' ? '上' : name} 様`],
    right: [
      invoice?.issuer ?? 'Komawari',
      ...(invoice ? [`登録番号 ${invoice.registrationNumber}`] : []),
      `No. ${id}`,
      dayOf(purchasedAt),
    ],
    figure: { amount: `${formatYen(price)}−`, note: '但し 電子書籍代として、上記正に領収いたしました。' },
    table: {
      head: ['内容', '税率', '金額（税込）'],
      rows: [[`${workTitle}　${episodeTitle}`, `${TAX_IN_PERCENT}%`, formatYen(price)]],
      sums: ['合計', '', formatYen(price)],
    },
    notes: notesOf(purchase, invoice !== null),
    createdAt: purchasedAt,
  };
};
