import { createGiftStandIn, issueGifts, lapseSales } from '../../../money/withdrawals/index.ts';
import { writeSale } from '../../saleRows.ts';
import type { Scene } from '../createScene.ts';
import { agreeAtX } from './agreeAtX.ts';
import { call, type Preparations } from './Call.ts';

/** A webhook of a new creator, with one delivery that failed. */
async function hooked({ newCreator, sql }: Scene) {
  const as = await newCreator();
  const [webhook] = await sql(
    `INSERT INTO webhooks (user_id, url, sealed_secret, events) VALUES ($1, 'https://hooks.example/', 'x', '{FAN_GAINED}') RETURNING id`,
    [as.actor.accountId],
  );
  const [delivery] = await sql(
    `INSERT INTO webhook_deliveries (webhook_id, event, data, state) VALUES ($1, 'FAN_GAINED', '{}', 'FAILED') RETURNING id`,
    [webhook?.id],
  );
  return { as, webhookId: webhook?.id, deliveryId: delivery?.id };
}

/** A creator whose link to X holds tokens nobody can read any more. */
async function linkedToX({ newCreator, sql }: Scene) {
  const as = await newCreator();
  await sql(
    `INSERT INTO x_links (account_id, x_user_id, screen_name, sealed_tokens, access_until) VALUES ($1, $1, 'mina', 'x', now())`,
    [as.actor.accountId],
  );
  return as;
}

const BANK_ACCOUNT = {
  bankCode: '0001',
  branchCode: '210',
  accountType: 'ORDINARY',
  accountNumber: '0123456',
  accountName: 'アマミヤ マシロ',
};

/** A creator with ¥10,000 to withdraw and an account to send it to. */
async function earning({ act, newCreator, test }: Scene) {
  const as = await newCreator();
  await act('registerBankAccount', BANK_ACCOUNT, { as });
  await writeSale(test, { seller: as, price: 11_000, soldAt: new Date(Date.now() - 3 * 86_400_000) });
  return as;
}

/** Programs of creators, their money, and what checks people. */
export const tools: Preparations = {
  createPersonalToken: async ({ newCreator }) =>
    call(await newCreator(), { name: 'A tool', scopes: ['READ_WORKS'], expiresInDays: 30 }),
  revokePersonalToken: async ({ act, newCreator, sql }) => {
    const as = await newCreator();
    await act('createPersonalToken', { name: 'A tool', scopes: ['READ_WORKS'], expiresInDays: 30 }, { as });
    const [token] = await sql('SELECT id FROM personal_tokens WHERE account_id = $1', [as.actor.accountId]);
    return { as, variables: { id: token?.id } };
  },
  startXLink: async ({ newCreator }) => ({ as: await newCreator(), variables: {} }),
  saveXOauthToken: async (scene) => {
    const as = await scene.newCreator();
    return call(as, await agreeAtX(scene, as));
  },
  refreshXOauthToken: async (scene) => ({ as: await linkedToX(scene), variables: {} }),
  deleteXOauthToken: async (scene) => ({ as: await linkedToX(scene), variables: {} }),
  createWebhook: async ({ newCreator }) =>
    call(await newCreator(), { url: 'https://hooks.example.com/in', events: ['FAN_GAINED'] }),
  updateWebhook: async (scene) => {
    const { as, webhookId } = await hooked(scene);
    return call(as, { id: webhookId, isEnabled: false });
  },
  deleteWebhook: async (scene) => {
    const { as, webhookId } = await hooked(scene);
    return { as, variables: { id: webhookId } };
  },
  sendTestWebhook: async (scene) => {
    const { as, webhookId } = await hooked(scene);
    return { as, variables: { id: webhookId } };
  },
  redeliverWebhook: async (scene) => {
    const { as, deliveryId } = await hooked(scene);
    return { as, variables: { id: deliveryId } };
  },
  registerBankAccount: async ({ newCreator }) => call(await newCreator(), BANK_ACCOUNT),
  deleteBankAccount: async ({ act, newCreator }) => {
    const as = await newCreator();
    await act('registerBankAccount', BANK_ACCOUNT, { as });
    return { as, variables: {} };
  },
  requestWithdrawal: async (scene) => call(await earning(scene), { amount: 1000 }),
  requestWithdrawal2: async (scene) => call(await earning(scene), { amount: 500, type: 'Gift' }),
  cancelWithdrawal: async (scene) => {
    const as = await earning(scene);
    await scene.act('requestWithdrawal', { amount: 1000 }, { as });
    return { as, variables: {} };
  },
  revealGiftCode: async (scene) => {
    const as = await earning(scene);
    await scene.act('requestWithdrawal2', { amount: 500, type: 'Gift' }, { as });
    await issueGifts(scene.test.services, createGiftStandIn(scene.test.services.config));
    const [gift] = await scene.sql('SELECT id FROM withdrawals WHERE user_id = $1', [as.actor.accountId]);
    return call(as, { id: gift?.id });
  },
  recoverLapsedSales: async (scene) => {
    const as = await scene.newCreator();
    await writeSale(scene.test, { seller: as, price: 1000, soldAt: new Date(Date.now() - 300 * 86_400_000) });
    await lapseSales(scene.test.services);
    return { as, variables: {} };
  },
  lookUpExternalWork: ({ owner, word }) => call(owner, { url: `https://store.example/${word()}` }),
  startViewAs: ({ owner }) => ({ as: owner, variables: { mode: 'FAN' } }),
  verifyReCaptchaAssessmentCheckboxToken: ({ reader, word }) => ({
    as: reader,
    variables: { action: 'COMMENT', checkboxToken: word(), scoreAssessmentId: word() },
  }),
};
