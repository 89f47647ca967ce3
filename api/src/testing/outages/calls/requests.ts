import type { InjectOptions } from 'fastify';
import { TEST_PASSWORD } from '../../identityCalls.ts';
import type { Scene } from '../createScene.ts';

/** Sets up what a request is about, and answers the request. */
export type Requests = Record<string, (scene: Scene) => Promise<InjectOptions>>;

let addresses = 0;

/** A call of the identity service from a browser and a network address of its own. */
function identity(name: string, payload: object, cookie = ''): InjectOptions {
  addresses += 1;
  return {
    method: 'POST',
    url: `/identity/${name}`,
    payload,
    headers: { 'x-komawari-client': 'web', cookie },
    remoteAddress: `10.1.${addresses >> 8}.${addresses & 255}`,
  };
}

const addressOf = (screenName: string): string => `${screenName}@example.com`;

/** A new creator with a session of a browser, who proved just now who they are. */
async function browse({ newCreator, test }: Scene): Promise<{ email: string; cookie: string; accountId: string }> {
  const { screenName, actor } = await newCreator();
  const email = addressOf(screenName);
  const answer = await test.app.inject(identity('sign_in', { email, password: TEST_PASSWORD }));
  const cookie = answer.cookies.find((one) => one.name === 'komawari_refresh');
  return { email, cookie: `komawari_refresh=${cookie?.value}`, accountId: actor.accountId };
}

const asBrowser = (name: string, payload: (email: string) => object = () => ({})): Requests[string] => {
  return async (scene) => {
    const { email, cookie } = await browse(scene);
    return identity(name, payload(email), cookie);
  };
};

/** What changes something without being a mutation. */
export const requests: Requests = {
  'POST /identity/anonymous': async () => identity('anonymous', {}),
  'POST /identity/sign_in': async ({ newCreator }) =>
    identity('sign_in', { email: addressOf((await newCreator()).screenName), password: TEST_PASSWORD }),
  'POST /identity/refresh': asBrowser('refresh'),
  'POST /identity/confirm': asBrowser('confirm', () => ({ password: TEST_PASSWORD })),
  'POST /identity/sign_out': asBrowser('sign_out'),
  'POST /identity/sessions/end_others': async (scene) => {
    const { email, cookie } = await browse(scene);
    await scene.test.app.inject(identity('sign_in', { email, password: TEST_PASSWORD }));
    return identity('sessions/end_others', {}, cookie);
  },
  'POST /identity/sessions/end_all': asBrowser('sessions/end_all'),
  'POST /identity/send_mail_link': async ({ newCreator }) =>
    identity('send_mail_link', { mode: 'reset', email: addressOf((await newCreator()).screenName) }),
  'POST /identity/send_address_link': async (scene) => {
    const { cookie } = await browse(scene);
    return identity('send_address_link', { mode: 'change_email', email: `${scene.word()}@example.net` }, cookie);
  },
  'POST /identity/change_password': asBrowser('change_password', () => ({
    currentPassword: TEST_PASSWORD,
    password: 'another horse battery',
  })),
  'POST /identity/second_factor/begin': asBrowser('second_factor/begin'),
  'POST /identity/passkeys/sign_in_options': async () => identity('passkeys/sign_in_options', {}),
  'POST /identity/passkeys/register_options': asBrowser('passkeys/register_options'),
  'POST /reading-events': async ({ publish, reader, word }) => ({
    method: 'POST',
    url: '/reading-events',
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', authorization: `Bearer ${reader.token}` },
    payload: { events: [{ type: 'opened', id: word(), episodeId: (await publish()).episodeId, pageNumber: 1 }] },
  }),
};
