import type { Scene } from '../createScene.ts';
import { call, type Preparations } from './Call.ts';

const APPLICATION = { name: 'Shelf', type: 'WEB_CONFIDENTIAL', redirectUris: ['https://shelf.example/in'] };

/** A new developer with one application, a secret and a test user. */
async function developing({ act, newCreator, owner, sql }: Scene) {
  const as = await newCreator();
  await act('createOIDCClient', APPLICATION, { as });
  const [client] = await sql('SELECT id FROM oidc_clients WHERE owner_id = $1', [as.actor.accountId]);
  const id = String(client?.id);
  const [secret] = await sql(
    `INSERT INTO oidc_client_secrets (client_id, hash, ending) VALUES ($1, 'x', 'abcd') RETURNING id`,
    [id],
  );
  await sql('INSERT INTO oidc_client_testers (client_id, account_id) VALUES ($1, $2)', [id, owner.actor.accountId]);
  return { as, id, secretId: secret?.id };
}

/** Applications that people sign in to with their accounts here. */
export const applications: Preparations = {
  createOIDCClient: async ({ newCreator }) => call(await newCreator(), APPLICATION),
  updateOIDCClient: async (scene) => {
    const { as, id } = await developing(scene);
    return call(as, { id, name: scene.word() });
  },
  deleteOIDCClient: async (scene) => {
    const { as, id } = await developing(scene);
    return { as, variables: { id } };
  },
  askForOIDCClientCheck: async (scene) => {
    const { as, id } = await developing(scene);
    return { as, variables: { id } };
  },
  addOIDCClientSecret: async (scene) => {
    const { as, id } = await developing(scene);
    return { as, variables: { id } };
  },
  revokeOIDCClientSecret: async (scene) => {
    const { as, id, secretId } = await developing(scene);
    return call(as, { id, secretId });
  },
  addOIDCClientTester: async (scene) => {
    const { as, id } = await developing(scene);
    const { screenName } = await scene.newCreator();
    return call(as, { id, screenName });
  },
  removeOIDCClientTester: async (scene) => {
    const { as, id } = await developing(scene);
    return call(as, { id, userId: scene.owner.actor.accountId });
  },
};
