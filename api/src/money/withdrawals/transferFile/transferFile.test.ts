import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTransferName } from '@komawari/ui/bankAccounts';
import { toBytes, toLines } from './fields.ts';
import { readResultFile } from './readResultFile.ts';
import { writeTransferFile, type Payer, type Transfer } from './writeTransferFile.ts';

const payer: Payer = {
  clientCode: '1234567890',
  name: 'ｶ)ｺﾏﾜﾘ',
  account: { bankCode: '0001', branchCode: '001', accountType: 'ORDINARY', accountNumber: '7654321' },
};
const names = { bankName: 'ﾐｽﾞﾎ', branchName: 'ﾄｳｷﾖｳ' };
const transfer = (number: number, amount = 23_800): Transfer => ({
  number,
  amount,
  bankName: 'ﾐｽﾞﾎ',
  branchName: 'ｼﾌﾞﾔ',
  account: {
    bankCode: '0001',
    branchCode: '210',
    accountType: 'ORDINARY',
    accountNumber: '0123456',
    accountName: 'ｱﾏﾐﾔ ﾏｼﾛ',
  },
});
const write = (transfers: Transfer[]) => writeTransferFile(payer, names, { day: '1124', transfers });
/** The file as the bank sends it back, with a result for each transfer. */
const answer = (bytes: Buffer, results: string) =>
  toBytes(
    toLines(bytes).map((line, at) =>
      line.startsWith('2') ? `${line.slice(0, 113)}${results[at - 1]}${line.slice(114)}` : line,
    ),
  );

describe('a transfer file', () => {
  it('is header, transfers, totals and end, of 120 bytes each and CR LF, byte for byte', () => {
    const bytes = write([transfer(1), transfer(2, 11_800)]);
    expect(bytes).toHaveLength(5 * 122);
    expect(bytes.toString('latin1').split('\r\n')).toHaveLength(6);
    const lines = toLines(bytes);
    expect(lines).toEqual([
      `12101234567890${'ｶ)ｺﾏﾜﾘ'.padEnd(40)}11240001${'ﾐｽﾞﾎ'.padEnd(15)}001${'ﾄｳｷﾖｳ'.padEnd(15)}17654321${' '.repeat(17)}`,
      `20001${'ﾐｽﾞﾎ'.padEnd(15)}210${'ｼﾌﾞﾔ'.padEnd(15)}000010123456${'ｱﾏﾐﾔ ﾏｼﾛ'.padEnd(30)}0000023800${'0'.repeat(20)}17${' '.repeat(8)}`,
      `20001${'ﾐｽﾞﾎ'.padEnd(15)}210${'ｼﾌﾞﾔ'.padEnd(15)}000010123456${'ｱﾏﾐﾔ ﾏｼﾛ'.padEnd(30)}0000011800${'0'.repeat(20)}27${' '.repeat(8)}`,
      `8000002000000035600${' '.repeat(101)}`,
      `9${' '.repeat(119)}`,
    ]);
    // ｱ is B1 in Shift_JIS.
    expect(bytes[122 + 50]).toBe(0xb1);
  });

  it('of any names and amounts is read back as it was written', () => {
    const name = fc
      .string({ unit: fc.constantFrom(...'あガぱヴーァ・ｱﾞA9 ()-.'), maxLength: 15 })
      .map((text) => toTransferName(text).slice(0, 30));
    const transfers = fc.array(fc.record({ name, amount: fc.integer({ min: 1, max: 1_000_000 }) }), {
      minLength: 1,
      maxLength: 20,
    });
    const results = fc.array(fc.constantFrom('0', '1', '2', '3', '9'), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(transfers, results, (rows, codes) => {
        const written = rows.map(({ name: accountName, amount }, at) => {
          const one = transfer(at + 1, amount);
          return { ...one, account: { ...one.account, accountName } };
        });
        const read = readResultFile(answer(write(written), codes.join('')));
        expect(read.map(({ number, amount }) => ({ number, amount }))).toEqual(
          written.map(({ number, amount }) => ({ number, amount })),
        );
        expect(read.map(({ failure }) => failure === null)).toEqual(rows.map((_row, at) => codes[at] === '0'));
      }),
    );
  });

  it('without line ends, or with a mark of its end, is read the same', () => {
    const bytes = answer(write([transfer(1)]), '2');
    const bare = Buffer.from(bytes.filter((byte) => byte !== 13 && byte !== 10));
    const marked = Buffer.concat([bytes, Buffer.from([0x1a])]);
    for (const other of [bare, marked]) expect(readResultFile(other)).toEqual(readResultFile(bytes));
    expect(readResultFile(bytes)).toMatchObject([{ number: 1, amount: 23_800, failure: 'ACCOUNT_CLOSED' }]);
  });
});

describe('a result file is refused as a whole', () => {
  const good = () => toLines(answer(write([transfer(1), transfer(2)]), '00'));
  it.each([
    ['with a wrong total', (lines: string[]) => lines.with(3, lines[3]!.replace('47600', '47601')), /The totals say 2/],
    [
      'with a wrong count',
      (lines: string[]) => lines.with(3, lines[3]!.replace('000002', '000003')),
      /say 3 transfers/,
    ],
    ['without an end', (lines: string[]) => lines.slice(0, -1), /not a header/],
    ['with two headers', (lines: string[]) => [lines[0]!, ...lines], /not a header/],
    ['with a short record', (lines: string[]) => lines.with(1, lines[1]!.slice(1)), /Record 2 has 119 bytes/],
    [
      'without a result',
      (lines: string[]) => lines.with(1, `${lines[1]!.slice(0, 113)} ${lines[1]!.slice(114)}`),
      /Record 2 has the result " "/,
    ],
    ['with a transfer twice', (lines: string[]) => lines.with(2, lines[1]!), /stands in it twice/],
  ])('%s', (_what, spoil, message) => {
    expect(() => readResultFile(toBytes(spoil(good())))).toThrow(message);
    expect(() => readResultFile(toBytes(spoil(good())))).toThrow('Nothing of the file was taken.');
  });

  it('which is empty', () => {
    expect(() => readResultFile(Buffer.alloc(0))).toThrow('Nothing of the file was taken.');
  });
});
