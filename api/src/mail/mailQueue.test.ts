import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetOldMails } from './store/mails.ts';
import { createMailSender, queueMail, type Letter } from './index.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { startSmtp, type SmtpMood, type SmtpStage } from '../testing/startSmtp.ts';

let smtp: SmtpStage;
let test: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  test = await createTestApp({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});
beforeEach(async () => {
  await sql('DELETE FROM mails');
  smtp.taken.length = 0;
  await smtp.turn('UP');
});

const sql = <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('inTest', text, values);
const letter = (changes: Partial<Letter> = {}): Letter => ({
  kind: 'LINK',
  to: 'mina@example.jp',
  language: 'en',
  subject: 'Your sign-in link',
  heading: 'Sign in',
  paragraphs: [],
  action: { label: 'Sign in', url: 'https://komawari.example/handle_mail_action?code=opensesame' },
  ...changes,
});
const queue = (changes: Partial<Letter> = {}) =>
  test.services.database.transact((tx) =>
    queueMail(tx, test.services.config, { accountId: null, letter: letter(changes) }),
  );
const send = () => test.mailSender.sendDue();
const state = () => sql('SELECT state, attempts, failure, sealed_letter IS NOT NULL AS "hasLetter" FROM mails');
/** As if the pause before the next try were over. */
const pausePasses = () => sql('UPDATE mails SET due_at = now()');

describe('a mail', () => {
  it('leaves with the transaction that queued it, once, and leaves no word of it behind', async () => {
    await queue();
    await Promise.all([send(), send()]);
    expect(smtp.taken.map(({ to }) => to)).toEqual(['mina@example.jp']);
    expect(await state()).toEqual([{ state: 'SENT', attempts: 1, failure: null, hasLetter: false }]);
  });

  it('does not leave when the transaction comes to nothing', async () => {
    const failing = test.services.database.transact(async (tx) => {
      await queueMail(tx, test.services.config, { accountId: null, letter: letter() });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await send();
    expect(smtp.taken).toEqual([]);
  });

  it('stands in the database in no form anybody could read', async () => {
    await queue();
    const [row] = await sql<{ row: string }>('SELECT m::text AS row FROM mails m');
    for (const word of ['opensesame', 'mina', 'sign-in']) expect(row?.row).not.toContain(word);
    await sql(`UPDATE mails SET id = 'another'`);
    await send();
    expect([smtp.taken, await state()]).toEqual([
      [],
      [expect.objectContaining({ state: 'REFUSED', failure: expect.stringContaining('KOMAWARI_SECRET') })],
    ]);
  });

  it('that the previous release queued is sent as that release wrote it, in both languages', async () => {
    const { language: _, ...former } = letter({ paragraphs: ['Open it.'] });
    await test.services.database.transact((tx) =>
      queueMail(tx, test.services.config, {
        accountId: null,
        letter: Object.assign(former, { paragraphsJa: ['開いてください。'] }) as never,
      }),
    );
    await send();
    const { text = '' } = await PostalMime.parse(smtp.taken[0]?.source ?? '');
    expect(text.indexOf('Open it.')).toBeGreaterThan(-1);
    expect(text.indexOf('開いてください。')).toBeGreaterThan(text.indexOf('Open it.'));
  });

  it('somebody waits for leaves before notices, and those before news', async () => {
    for (const kind of ['NEWS', 'NOTICE', 'LINK', 'LINK'] as const) await queue({ kind, to: `${kind}@example.jp` });
    await send();
    expect(smtp.taken.map(({ to }) => to)).toEqual([
      'LINK@example.jp',
      'LINK@example.jp',
      'NOTICE@example.jp',
      'NEWS@example.jp',
    ]);
  });

  it('leaves by itself as soon as it is queued, where a worker runs', async () => {
    const worker = createMailSender(test.services, test.app.log);
    worker.start();
    for (let n = 0; n < 30; n += 1) await queue({ to: `reader${n}@example.jp` });
    await expect.poll(() => smtp.taken.length, { timeout: 10_000 }).toBe(30);
    await worker.close();
    expect(new Set(smtp.taken.map(({ to }) => to)).size).toBe(30);
    expect(await sql(`SELECT 1 FROM mails WHERE state <> 'SENT'`)).toEqual([]);
  });
});

describe('a mail server in trouble', () => {
  it.each(['DOWN', 'SILENT', 'BUSY', 'DIES'] as SmtpMood[])(
    'that is %s gets the mail later, once, and the words of its trouble name no address',
    async (mood) => {
      await smtp.turn(mood);
      await queue();
      await send();
      const [before] = await state();
      expect(before).toMatchObject({ state: 'WAITING', attempts: 1, failure: expect.any(String), hasLetter: true });
      expect(before?.['failure']).not.toContain('mina');
      await smtp.turn('UP');
      await send();
      expect(smtp.taken).toEqual([]);
      await pausePasses();
      await send();
      await pausePasses();
      await send();
      expect(smtp.taken.map(({ to }) => to)).toEqual(['mina@example.jp']);
      expect(await state()).toEqual([{ state: 'SENT', attempts: 2, failure: null, hasLetter: false }]);
    },
  );

  it('that refuses a mail for good is not asked again, and the letter stays for the operator', async () => {
    await smtp.turn('NEVER');
    await queue();
    await send();
    await smtp.turn('UP');
    await pausePasses();
    await send();
    expect([smtp.taken, await state()]).toEqual([
      [],
      [{ state: 'REFUSED', attempts: 1, failure: expect.stringContaining('550'), hasLetter: true }],
    ]);
  });

  it('is not asked for every mail that waits while it takes none', async () => {
    await smtp.turn('DOWN');
    for (let n = 0; n < 30; n += 1) await queue();
    await send();
    expect(await sql('SELECT 1 FROM mails WHERE attempts > 0')).toHaveLength(1);
  });

  it('that took the mail and could not say so gets it again with the Message-ID it had', async () => {
    await smtp.turn('DIES_LATE');
    await queue();
    await send();
    await smtp.turn('UP');
    await pausePasses();
    await send();
    expect(smtp.taken).toHaveLength(2);
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(1);
    expect(smtp.taken[0]?.messageId).toMatch(/^<[\da-f]{32}@localhost>$/);
  });

  it('that is not configured loses nothing', async () => {
    await queue();
    const { config, database } = test.services;
    const without = { database, config: { ...config, mail: { ...config.mail, smtpUrl: null } } };
    const sender = createMailSender(without, test.app.log);
    await sender.sendDue();
    await sender.close();
    expect((await state())[0]).toMatchObject({ state: 'WAITING', failure: expect.stringContaining('SMTP_URL') });
    await pausePasses();
    await send();
    expect(smtp.taken).toHaveLength(1);
  });
});

describe('a worker that dies', () => {
  it('while it sends leaves the mail to the next one, after a time in which a living one would have finished', async () => {
    await queue();
    // What a worker that was killed leaves behind: a mail that was taken, and no word of how it went.
    await sql(`UPDATE mails SET attempts = 1, due_at = now() + interval '90 seconds'`);
    await send();
    expect(smtp.taken).toEqual([]);
    await pausePasses();
    await send();
    expect(smtp.taken).toHaveLength(1);
  });

  it('only seemingly, and reports a failure late, undoes nothing', async () => {
    await smtp.turn('SILENT');
    await queue();
    const other = createMailSender(test.services, test.app.log);
    const hanging = other.sendDue();
    await expect.poll(() => sql('SELECT 1 FROM mails WHERE attempts = 1')).toHaveLength(1);
    await smtp.turn('UP');
    await send();
    expect(smtp.taken).toEqual([]);
    await pausePasses();
    await send();
    await hanging;
    await other.close();
    expect(smtp.taken).toHaveLength(1);
    expect(await state()).toEqual([{ state: 'SENT', attempts: 2, failure: null, hasLetter: false }]);
  });
});

describe('the age of a mail', () => {
  it.each([
    ['LINK', '31 minutes', '29 minutes'],
    ['NOTICE', '73 hours', '71 hours'],
    ['NEWS', '25 hours', '23 hours'],
  ] as const)('of the kind %s: after %s it is not sent any more, after %s it is', async (kind, tooLate, inTime) => {
    for (const age of [tooLate, inTime]) {
      await queue({ kind, to: `${age.replace(' ', '-')}@example.jp` });
      await sql(
        `UPDATE mails SET expires_at = expires_at - $1::interval WHERE created_at = (SELECT max(created_at) FROM mails)`,
        [age],
      );
    }
    await send();
    expect(smtp.taken.map(({ to }) => to)).toEqual([`${inTime.replace(' ', '-')}@example.jp`]);
    expect(await sql(`SELECT state, sealed_letter FROM mails WHERE state <> 'SENT'`)).toEqual([
      { state: 'TOO_LATE', sealed_letter: null },
    ]);
  });

  it('decides when its row goes: a week after it was sent, a month after it was not', async () => {
    const rowsAfter = async (days: number) => {
      await sql('UPDATE mails SET settled_at = now() - make_interval(days => $1)', [days]);
      await test.services.database.transact(forgetOldMails);
      return (await state()).map((row) => row['state']).toSorted();
    };
    await queue();
    await send();
    await smtp.turn('NEVER');
    await queue();
    await send();
    expect(await rowsAfter(6)).toEqual(['REFUSED', 'SENT']);
    expect(await rowsAfter(8)).toEqual(['REFUSED']);
    expect(await rowsAfter(31)).toEqual([]);
  });
});

describe('whether mail is slow', () => {
  const isSlow = async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/identity/look_at_mail_queue',
      headers: { 'x-komawari-client': 'web' },
      payload: {},
    });
    return answer.json<{ isSlow: boolean }>().isSlow;
  };
  const wait = () => sql(`UPDATE mails SET created_at = created_at - interval '16 seconds' WHERE state = 'WAITING'`);

  it('is told once somebody has waited for some seconds, until mails leave again', async () => {
    await smtp.turn('DOWN');
    await queue();
    await send();
    expect(await isSlow()).toBe(false);
    await wait();
    expect(await isSlow()).toBe(true);
    await smtp.turn('UP');
    await pausePasses();
    await send();
    expect(await isSlow()).toBe(false);
  });

  it('does not follow from news and notices that wait, nor from one mailbox that takes nothing while others do', async () => {
    await queue({ kind: 'NEWS' });
    await queue({ kind: 'NOTICE' });
    await wait();
    expect(await isSlow()).toBe(false);
    await sql('DELETE FROM mails');
    await smtp.turn('BUSY');
    await queue();
    await send();
    await wait();
    expect(await isSlow()).toBe(true);
    await smtp.turn('UP');
    await queue({ to: 'other@example.jp' });
    await send();
    expect(await isSlow()).toBe(false);
  });
});
