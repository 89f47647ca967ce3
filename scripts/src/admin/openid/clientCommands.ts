import { userInfo } from 'node:os';
import {
  type ClientDecision,
  type ClientType,
  decideAboutClient,
  type Deed,
  ID_TOKEN_ALGORITHMS,
  listAllClients,
  listDeeds,
  noteDeed,
  type OperatorsClientRecord,
  registerOIDCClient,
  type Services,
} from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand, type Plan } from '../Command.ts';

const CLIENT = { name: 'CLIENT_ID', says: 'as "oidc clients list" says it' } as const;
const REASON = { value: 'TEXT', says: 'why, for the record', isRequired: true } as const;
const DOMAIN = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const TYPES: Record<string, ClientType> = { server: 'WEB_CONFIDENTIAL', browser: 'WEB_PUBLIC', device: 'NATIVE' };
const at = (instant: Date | null): string => instant?.toISOString() ?? 'never';
const step = (subjectId: string, reason: string) => ({ subjectId, reason, doneBy: userInfo().username });

async function loadClient({ database }: Services, id: string): Promise<OperatorsClientRecord> {
  const [client] = await listAllClients(database, id);
  if (!client) throw new Refusal(`There is no application ${id}.`);
  return client;
}

const line = (client: OperatorsClientRecord): string =>
  [
    client.id,
    client.checkAskedAt ? `${client.state}, wants a check since ${at(client.checkAskedAt)}` : client.state,
    client.ownerName === null ? 'ours' : `@${client.ownerName}`,
    `${client.people} people`,
    client.name,
  ].join('  ');

async function describe(services: Services, id: string): Promise<string> {
  const client = await loadClient(services, id);
  const deeds = await listDeeds(services.database, [id]);
  return [
    line(client),
    `${client.type}${client.isFirstParty ? ', first-party' : ''}, domain ${client.verifiedDomain ?? 'not checked'}`,
    `Registered ${at(client.createdAt)}, last used ${at(client.lastUsedAt)}`,
    `Asks for: ${client.scopes.join(' ')}; answers: ${client.responseTypes.join(', ')}; ID tokens signed with ${client.idTokenAlgorithm}`,
    ...client.redirectUris.map((address) => `Returns to ${address}`),
    ...client.postLogoutRedirectUris.map((address) => `After signing out ${address}`),
    ...(client.backchannelLogoutUri ? [`Told of ends at ${client.backchannelLogoutUri}`] : []),
    ...deeds.map(({ deed, doneAt, doneBy, reason }) => `${at(doneAt)}  ${deed} by ${doneBy}: ${reason}`),
  ].join('\n');
}

/** A decision about one application, with who made it and why. */
async function planDecision(
  services: Services,
  id: string,
  what: { decision: ClientDecision; deed: Deed; reason: string; will: (client: OperatorsClientRecord) => string },
): Promise<Plan> {
  const client = await loadClient(services, id);
  const will = what.will(client);
  return {
    will,
    async carryOut() {
      await decideAboutClient(services, id, what.decision, (tx) => noteDeed(tx, what.deed, step(id, what.reason)));
      return will;
    },
  };
}

async function planAdd(
  services: Services,
  given: {
    NAME: string;
    REDIRECT_ADDRESS: string;
    type: string | undefined;
    id: string | undefined;
    scopes: string | undefined;
    reason: string;
  },
): Promise<Plan> {
  const type = TYPES[given.type ?? 'server'];
  if (!type) throw new Refusal(`--type is ${Object.keys(TYPES).join(', ')}.`);
  return Promise.resolve({
    will: `Everybody can sign in to ${given.NAME} with their account here, and returns to ${given.REDIRECT_ADDRESS}.`,
    async carryOut() {
      const input = {
        id: given.id,
        name: given.NAME,
        type,
        redirectUris: given.REDIRECT_ADDRESS.split(','),
        scopes: (given.scopes ?? 'openid,profile,email').split(','),
      };
      const made = await registerOIDCClient(services, input, (tx, id) =>
        noteDeed(tx, 'CLIENT_ADDED', step(id, given.reason)),
      );
      if (!made.ok) throw new Refusal(made.problems.map(({ message }) => message).join('\n'));
      const { id, secret } = made.value;
      return secret === null ? `Client id: ${id}` : `Client id: ${id}\nSecret, told this once: ${secret}`;
    },
  });
}

/** Applications that people sign in to with their accounts here. */
export const clientCommands: Record<string, Command> = {
  'oidc clients list': defineCommand({
    summary: 'lists the applications, those that wait for a check first',
    example: 'oidc clients list',
    async plan({ database }) {
      return (await listAllClients(database)).map(line).join('\n') || 'There is none yet.';
    },
  }),
  'oidc clients show': defineCommand({
    summary: 'shows an application and what operators did about it',
    parameters: [CLIENT],
    example: 'oidc clients show demo-app',
    plan: (services, { CLIENT_ID: id }) => describe(services, id),
  }),
  'oidc clients add': defineCommand({
    summary: 'registers an application of the installation itself, open to everybody',
    details:
      'Its secret is printed once, where it runs on a server. Several redirect addresses are separated by commas.',
    parameters: [
      { name: 'NAME', says: 'what people are asked with, up to 30 characters' },
      { name: 'REDIRECT_ADDRESS', says: 'where people return, to the letter' },
    ],
    options: {
      type: { value: 'server|browser|device', says: 'where it runs; server if nothing is said' },
      id: { value: 'CLIENT_ID', says: 'its id; made if nothing is said' },
      scopes: { value: 'LIST', says: 'what it may ask for; openid,profile,email if nothing is said' },
      reason: REASON,
    },
    example: "oidc clients add 'Our shop' https://shop.example/signed-in --reason 'opens in May'",
    plan: planAdd,
  }),
  'oidc clients approve': defineCommand({
    summary: 'lets everybody sign in to an application, and opens one again that was blocked',
    parameters: [CLIENT],
    options: { reason: REASON },
    example: "oidc clients approve demo-app --reason 'looked at it'",
    plan: (services, { CLIENT_ID: id, reason }) =>
      planDecision(services, id, {
        decision: { state: 'APPROVED' },
        deed: 'CLIENT_APPROVED',
        reason,
        will: ({ name }) => `Everybody can sign in to ${name}; its name and icon stay as they are.`,
      }),
  }),
  'oidc clients block': defineCommand({
    summary: 'closes an application: nobody signs in, and what it holds stops working',
    parameters: [CLIENT],
    options: { reason: REASON },
    example: "oidc clients block demo-app --reason 'asks for passwords'",
    plan: (services, { CLIENT_ID: id, reason }) =>
      planDecision(services, id, {
        decision: { state: 'BLOCKED' },
        deed: 'CLIENT_BLOCKED',
        reason,
        will: ({ name, people }) =>
          `Nobody can sign in to ${name}, and what it holds of ${people} people stops working.`,
      }),
  }),
  'oidc clients first-party': defineCommand({
    summary: 'marks an application as made by this installation',
    parameters: [CLIENT],
    options: { back: { says: 'takes that back' }, reason: REASON },
    example: "oidc clients first-party our-shop --reason 'it is ours'",
    plan: (services, { CLIENT_ID: id, back, reason }) =>
      planDecision(services, id, {
        decision: { isFirstParty: !back },
        deed: 'CLIENT_FIRST_PARTY',
        reason,
        will: ({ name }) =>
          back ? `${name} is shown as an application of others.` : `${name} is shown as made by this installation.`,
      }),
  }),
  'oidc clients algorithm': defineCommand({
    summary: 'says how the ID tokens of an application are signed',
    details:
      'RS256 is what libraries expect where nothing was said. The program has to accept the other one first: ' +
      'it counts from the next ID token on.',
    parameters: [CLIENT, { name: 'ALGORITHM', says: ID_TOKEN_ALGORITHMS.join(' or ') }],
    options: { reason: REASON },
    example: "oidc clients algorithm our-shop ES256 --reason 'its library takes it'",
    plan(services, { CLIENT_ID: id, ALGORITHM: given, reason }) {
      const idTokenAlgorithm = ID_TOKEN_ALGORITHMS.find((one) => one === given);
      if (!idTokenAlgorithm) throw new Refusal(`"${given}" is not one of ${ID_TOKEN_ALGORITHMS.join(', ')}.`);
      return planDecision(services, id, {
        decision: { idTokenAlgorithm },
        deed: 'CLIENT_ALGORITHM_CHANGED',
        reason: `${idTokenAlgorithm}: ${reason}`,
        will: ({ name }) => `The ID tokens of ${name} are signed with ${idTokenAlgorithm}, from the next one on.`,
      });
    },
  }),
  'oidc clients verify-domain': defineCommand({
    summary: 'says that a domain belongs to whoever owns an application',
    details:
      'It is shown beside the name, and people return to that domain alone: addresses elsewhere are refused from then on.',
    parameters: [CLIENT, { name: 'DOMAIN', says: 'such as shop.example; - takes it back' }],
    options: { reason: REASON },
    example: "oidc clients verify-domain our-shop shop.example --reason 'saw the record'",
    plan(services, { CLIENT_ID: id, DOMAIN: domain, reason }) {
      const isBack = domain === '-';
      if (!isBack && !DOMAIN.test(domain))
        throw new Refusal(`"${domain}" is no domain. Write one such as shop.example.`);
      return planDecision(services, id, {
        decision: { verifiedDomain: isBack ? null : domain },
        deed: 'CLIENT_DOMAIN_VERIFIED',
        reason: isBack ? reason : `${domain}: ${reason}`,
        will: ({ name }) => (isBack ? `${name} has no checked domain.` : `${name} is shown with ${domain}, checked.`),
      });
    },
  }),
};
