import type { Scene } from '../createScene.ts';
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

const BANK_ACCOUNT = {
  bankCode: '0001',
  branchCode: '210',
  accountType: 'ORDINARY',
  accountNumber: '0123456',
  accountName: 'アマミヤ マシロ',
};

/** Programs of creators, and what checks people. */
export const tools: Preparations = {
  createPersonalToken: async ({ newCreator }) =>
    call(await newCreator(), { name: 'A tool', scopes: ['READ_WORKS'], expiresInDays: 30 }),
  revokePersonalToken: async ({ act, newCreator, sql }) => {
    const as = await newCreator();
    await act('createPersonalToken', { name: 'A tool', scopes: ['READ_WORKS'], expiresInDays: 30 }, { as });
    const [token] = await sql('SELECT id FROM personal_tokens WHERE account_id = $1', [as.actor.accountId]);
    return { as, variables: { id: token?.id } };
  },
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
  lookUpExternalWork: ({ owner, word }) => call(owner, { url: `https://store.example/${word()}` }),
  startViewAs: ({ owner }) => ({ as: owner, variables: { mode: 'FAN' } }),
  verifyReCaptchaAssessmentCheckboxToken: ({ reader, word }) => ({
    as: reader,
    variables: { action: 'COMMENT', checkboxToken: word(), scoreAssessmentId: word() },
  }),
};
