import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp, type TestPerson } from '@komawari/api/testing';
import { writeSale } from '@komawari/api/testing/sales';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';

let test: TestApp;
let creator: TestPerson;
let folder: string;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mashiro');
  folder = await mkdtemp(join(tmpdir(), 'komawari-transfers-'));
  const input = { bankCode: '0001', branchCode: '210', accountType: 'ORDINARY', accountNumber: '1', accountName: 'マ' };
  const register =
    'mutation R($input: RegisterBankAccountInput!) { registerBankAccount(input: $input) { problems { code } } }';
  await test.run(register, { input }, creator);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

it('without a request there is nothing to list, to send, or to give back', async () => {
  const path = join(folder, 'none.txt');
  expect(await operate(test.services, ['withdrawals', 'list'])).toBe('Nothing waits.');
  expect(await operate(test.services, ['withdrawals', 'export', path])).toContain('There is nothing to send.');
  await expect(readFile(path)).rejects.toThrow('ENOENT');
  const answer = await operate(test.services, ['withdrawals', 'recover', creator.actor.accountId]);
  expect(answer).toContain('Nothing is held for them.');
});

it('a file that is none, or is not there, is refused with the reason', async () => {
  const path = join(folder, 'odd.txt');
  await writeFile(path, 'not a file of a bank');
  const run = (file: string) => operate(test.services, ['withdrawals', 'import', file]);
  await expect(run(path)).rejects.toThrow('Record 1 has 20 bytes instead of 120. Nothing of the file was taken.');
  await expect(run(join(folder, 'gone.txt'))).rejects.toThrow('cannot be read: ENOENT.');
});

it('what is requested is listed, written into a file of its own once its week is over, and settled by the result', async () => {
  await writeSale(test, { seller: creator, price: 10_000, soldAt: new Date(Date.now() - 3 * 86_400_000) });
  const request = 'mutation { requestWithdrawal(input: { amount: 9000 }) { problems { message } } }';
  expect((await test.run(request, {}, creator)).data.requestWithdrawal.problems).toEqual([]);
  expect(await operate(test.services, ['withdrawals', 'list'])).toContain(
    '¥9,000, of which ¥200 fee  みずほ銀行 ••••001',
  );
  const path = join(folder, 'transfers.txt');
  expect(await operate(test.services, ['withdrawals', 'export', path])).toContain('nothing to send');
  await test.services.database.query('endWeek', `UPDATE withdrawals SET closes_at = now() - interval '1 minute'`);
  expect(await operate(test.services, ['withdrawals', 'export', path])).toContain('1 transfer of ¥8,800 written to');
  await expect(operate(test.services, ['withdrawals', 'export', path, '--again'])).rejects.toThrow('EEXIST');
  const bytes = await readFile(path);
  bytes.write('2', 122 + 113);
  await writeFile(path, bytes);
  const take = () => operate(test.services, ['withdrawals', 'import', path]);
  expect(await take()).toContain('0 transfers paid, 1 came back, 0 known already.');
  expect(await take()).toContain('0 transfers paid, 0 came back, 1 known already.');
  expect(await operate(test.services, ['withdrawals', 'list'])).toBe('Nothing waits.');
});
