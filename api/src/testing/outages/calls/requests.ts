import type { InjectOptions } from 'fastify';
import { encryptEmail, insertMailAction, type MailActionName } from '../../../people/identity/index.ts';
import { writeUnsubscribeToken } from '../../../readers/watching/index.ts';
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

/** The code of a link that was mailed to the creator of a session, as what stands in it is sent. */
const asMailed = (
  name: string,
  action: MailActionName,
  payload: (code: string, email: string) => object,
  newAddress?: string,
): Requests[string] => {
  return async (scene) => {
    const { email, cookie, accountId } = await browse(scene);
    const address = newAddress === undefined ? email : `${scene.word()}@${newAddress}`;
    const code = await scene.test.services.database.transact((tx) =>
      insertMailAction(tx, { action, accountId, email: address }),
    );
    return identity(name, payload(code, email), cookie);
  };
};

/** What changes something without being a mutation. */
export const requests: Requests = {
  'POST /identity/anonymous': async () => identity('anonymous', {}),
  'POST /identity/sign_in': async ({ newCreator }) =>
    identity('sign_in', { email: addressOf((await newCreator()).screenName), password: TEST_PASSWORD }),
  'POST /identity/sign_up': async ({ test, word }) =>
    identity('sign_up', {
      encryptedEmail: encryptEmail(test.services.config.secret, `${word()}@example.net`, word()),
      password: TEST_PASSWORD,
    }),
  'POST /identity/sign_in_by_mail': asMailed('sign_in_by_mail', 'SIGN_IN', (code, email) => ({ code, email })),
  'POST /identity/reset_password': asMailed('reset_password', 'RESET_PASSWORD', (code) => ({
    code,
    password: 'another horse battery',
  })),
  'POST /identity/recover_email': asMailed('recover_email', 'RECOVER_EMAIL', (code) => ({ code }), 'example.org'),
  'POST /identity/change_email': asMailed('change_email', 'CHANGE_EMAIL', (code) => ({ code }), 'example.net'),
  'POST /identity/restore_account': async (scene) => {
    const person = await scene.newCreator();
    await scene.act('deleteAccount', { screenName: person.screenName }, { as: person });
    const email = addressOf(person.screenName);
    const answer = await scene.test.app.inject(identity('sign_in', { email, password: TEST_PASSWORD }));
    return identity('restore_account', { restoreToken: answer.json<{ restoreToken: string }>().restoreToken });
  },
  'POST /identity/sessions/end': async (scene) => {
    const { cookie, accountId } = await browse(scene);
    const [session] = await scene.sql('SELECT id FROM sessions WHERE account_id = $1 ORDER BY id LIMIT 1', [accountId]);
    return identity('sessions/end', { id: session?.id }, cookie);
  },
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
  'POST /mail/unsubscribe': async ({ test, newCreator, owner, act }) => {
    const [fan, userId] = [await newCreator(), owner.actor.accountId];
    await act('watchUser', { targetUserId: userId, isUserOptedInEmail: true }, { as: fan });
    const token = writeUnsubscribeToken(test.services.config.secret, { accountId: fan.actor.accountId, userId });
    return { method: 'POST', url: `/mail/unsubscribe?token=${token}` };
  },
  'POST /reading-events': async ({ publish, reader, word }) => ({
    method: 'POST',
    url: '/reading-events',
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', authorization: `Bearer ${reader.token}` },
    payload: { events: [{ type: 'opened', id: word(), episodeId: (await publish()).episodeId, pageNumber: 1 }] },
  }),
};

/** Calls that are not made while something is out of service, each with why. */
export const exempt: Record<string, string> = {
  'POST /mature/*': 'asks the browser to remember, and changes an account by updateProfile, which is called',
  'POST /graphql': 'every mutation is a call of its own',
  'POST /uploads': 'sent over a socket, with outages, by http/outage.test.ts',
  'PATCH /uploads/*': 'sent over a socket, with outages, by http/outage.test.ts',
  'DELETE /uploads/*': 'takes the bytes of an upload away and no row',
  'PATCH /uploads': 'names no upload, and is refused',
  'DELETE /uploads': 'names no upload, and is refused',
  'POST /uploads/*': 'names an upload that is there, and is refused',
  'POST /policy-reports': 'is only counted and logged',
  'POST /identity/look_at_mail_queue': 'only looks',
  'POST /identity/look_at_mail_link': 'only looks',
  'POST /identity/add_email': 'needs somebody who has no address yet; ownAddress.test.ts',
  'POST /identity/second_factor': 'needs the code of an authenticator; secondFactor.test.ts',
  'POST /identity/second_factor/finish': 'needs the code of an authenticator; secondFactor.test.ts',
  'POST /identity/second_factor/recovery_codes': 'needs a second factor; secondFactor.test.ts',
  'POST /identity/second_factor/remove': 'needs a second factor; secondFactor.test.ts',
  'POST /identity/passkeys/sign_in': 'needs what an authenticator signed; passkeys.test.ts',
  'POST /identity/passkeys/confirm_options': 'needs a passkey; passkeys.test.ts',
  'POST /identity/passkeys/confirm': 'needs what an authenticator signed; passkeys.test.ts',
  'POST /identity/passkeys/register': 'needs what an authenticator signed; passkeys.test.ts',
  'POST /identity/passkeys/name': 'needs a passkey; passkeys.test.ts',
  'POST /identity/passkeys/remove': 'needs a passkey; passkeys.test.ts',
  'POST /oauth2/authorize': 'leads on to the page, and changes nothing',
  'POST /oauth2/introspect': 'answers in words of its own protocol; openid/provider/outage.test.ts',
  'POST /oauth2/logout': 'answers in forms of its own protocol; openid/provider/logout.test.ts',
  'POST /oauth2/logout/confirm': 'answers in forms of its own protocol; openid/provider/logout.test.ts',
  'POST /oauth2/logout/success': 'only says that it is done',
  'POST /oauth2/par': 'answers in words of its own protocol; openid/provider/outage.test.ts',
  'POST /oauth2/revoke': 'answers in words of its own protocol; openid/provider/outage.test.ts',
  'POST /oauth2/token': 'answers in words of its own protocol; openid/provider/outage.test.ts',
  'POST /oauth2/userinfo': 'answers in words of its own protocol; openid/provider/outage.test.ts',
  'POST /identity/social/start': 'needs the service of another; social.test.ts',
  'POST /identity/social/finish': 'needs the service of another; social.test.ts',
  'POST /identity/social/unlink': 'needs the service of another; social.test.ts',
};
