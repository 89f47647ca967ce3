import { insertEmailProvider, issuerOf, startSession } from '../../../people/identity/index.ts';
import { setOperatorPage } from '../../../people/operatorPages/index.ts';
import type { Scene } from '../createScene.ts';
import { check, parametersOf } from '../../openid/answer.ts';
import { createClient } from '../../openid/createClient.ts';
import { call, type Preparations } from './Call.ts';

/** Somebody who proved an address and has no profile yet. */
async function applicant({ test, word }: Scene): Promise<{ token: string }> {
  const { accountId } = (await test.visit()).actor;
  const { id } = await test.services.database.transact(async (tx) => {
    await insertEmailProvider(tx, accountId, `${word()}@example.com`, 'x');
    return startSession(tx, accountId, { userAgent: 'Test', isAuthenticated: true });
  });
  return { token: await issuerOf(test.services).issue({ accountId, kind: 'GUEST_WITH_PROVIDER' }, id) };
}

const AD = {
  pid: 1,
  mid: 2,
  asid: 3,
  type: 'banner',
  display: 'inline',
  elementid: `im-${'0a'.repeat(16)}`,
  scriptVersion: '20200101',
};

/** Accounts, profiles and sites, and the data of a person on the way out and in. */
export const accounts: Preparations = {
  sendSignUpLink: ({ word }) => call(null, { emailAddress: `${word()}@example.net` }),
  createUser: async (scene) => call(await applicant(scene), { screenName: scene.word(), displayName: 'x' }),
  // An edition that needs nobody's consent: otherwise every other call would be asked for it.
  agreeToOperatorPages: async ({ owner, test, word }) => {
    const edition = { effectiveAt: null, needsConsent: false, changes: '', writtenBy: null };
    const outcome = await setOperatorPage(test.services, { kind: 'FEES', file: `# Fees\n\n${word()}`, ...edition });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return call(owner, { editions: [{ kind: 'FEES', number: outcome.value.number }] });
  },
  updateProfile: ({ owner, word }) => call(owner, { displayName: word(), selfIntroduction: word() }),
  updateSite: ({ owner, word }) => call(owner, { comment: word() }),
  updateAdSlotCollection: async ({ newCreator }) => call(await newCreator(), { episodeTags: { pcTop: AD } }),
  updateReCAPTCHAUsable: async ({ newCreator }) => call(await newCreator(), { isUsable: true }),
  deleteAccount: async ({ newCreator }) => {
    const person = await newCreator();
    return call(person, { screenName: person.screenName });
  },
  authorizeOIDCAuthenticationRequest: async ({ owner, test }) => {
    const client = await createClient(test, { responseTypes: ['id_token'] });
    const parameters = parametersOf({
      client_id: client.id,
      redirect_uri: client.redirectUri,
      response_type: 'id_token',
      scope: 'openid',
      nonce: 'n',
    });
    const { ticket } = await check(test, owner, parameters);
    return call(owner, { parameters, ticket, answer: 'ALLOW', scopes: ['openid'], accountId: owner.actor.accountId });
  },
  disconnectOIDCClient: async ({ owner, sql, test, word }) => {
    const id = word();
    const client = await createClient(test);
    const insert = 'INSERT INTO connected_oidc_clients (id, account_id, client_id) VALUES ($1, $2, $3)';
    await sql(insert, [id, owner.actor.accountId, client.id]);
    return { as: owner, variables: { id } };
  },
  requestDataExport: async ({ newCreator }) => ({ as: await newCreator(), variables: {} }),
  createDataExportAddress: async ({ newCreator, sql, word }) => {
    const [as, id] = [await newCreator(), word()];
    const insert = "INSERT INTO data_exports (id, account_id, state, ready_at) VALUES ($1, $2, 'READY', now())";
    await sql(insert, [id, as.actor.accountId]);
    return { as, variables: { id } };
  },
  requestDataImport: async ({ newCreator, upload }) => {
    const as = await newCreator();
    return call(as, { uploadId: await upload(as, 'komawari-data.zip', Buffer.from('x')), keepsStatus: false });
  },
};
