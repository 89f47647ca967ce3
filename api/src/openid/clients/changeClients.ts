import { isDeepStrictEqual } from 'node:util';
import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { done, forbidden, notFound, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import openidErrors from '../../messages/openidErrors.js';
import { requireRecentSignIn } from '../../people/identity/index.ts';
import { checkOwnImage } from '../../people/sites/index.ts';
import { checkAddresses, checkBackchannel, checkName, checkRedirects, checkScopes } from './checkClient.ts';
import { checkKeys } from './checkKeys.ts';
import { newClientId } from './clientSecret.ts';
import { countLimits } from './limits.ts';
import { loadOwnClient } from './ownClients.ts';
import {
  insertClient,
  oidcClients,
  type ClientRecord,
  type ClientType,
  type IdTokenAlgorithm,
} from './store/clients.ts';
import { countClientsOf } from './store/ownClients.ts';

export interface NewClientInput {
  name: string;
  type: ClientType;
  redirectUris: readonly string[];
}

/** Registers an application. Only its developer and test users can sign in with it until an operator has looked at it. */
export async function createOIDCClient(context: Context, input: NewClientInput): Promise<Outcome<ClientRecord>> {
  const { actor, services } = context;
  const ownerId = accountOf(actor);
  const found: Problem[] = [];
  const name = checkName(input.name, found);
  const redirectUris = checkRedirects(input.redirectUris, { type: input.type, domain: null }, found);
  if (found.length > 0) return problems(found);
  await requireRecentSignIn(services.database, actor);
  await limitRate(services.database, 'application', ownerId);
  const id = newClientId();
  const isMade = await services.database.transact(async (tx) => {
    if ((await countClientsOf(tx, ownerId)) >= countLimits.applications) return false;
    await insertClient(tx, {
      id,
      ownerId,
      name,
      type: input.type,
      redirectUris,
      scopes: ['openid', 'profile'],
      sector: id,
    });
    return true;
  });
  if (!isMade)
    return problems([
      problem(
        ['name'],
        'TOO_MANY',
        said(openidErrors, (t) => t.clients.tooMany({ most: countLimits.applications })),
      ),
    ]);
  return done(await loadOwnClient(context, id));
}

export interface ClientChanges {
  id: string;
  name?: string | null;
  iconImageId?: string | null;
  redirectUris?: readonly string[] | null;
  postLogoutRedirectUris?: readonly string[] | null;
  backchannelLogoutUri?: string | null;
  jwks?: string | null;
  scopes?: readonly string[] | null;
  responseTypes?: readonly string[] | null;
  idTokenAlgorithm?: IdTokenAlgorithm | null;
}

/** What people know an application by stays as the operator has seen it. */
function checkFaceStays(client: ClientRecord, { name, iconImageId }: ClientChanges, found: Problem[]): void {
  if (client.state !== 'APPROVED') return;
  const fixed = [
    ...(name != null && name.trim() !== client.name ? ['name'] : []),
    ...(iconImageId !== undefined && iconImageId !== client.iconImageId ? ['iconImageId'] : []),
  ];
  for (const field of fixed)
    found.push(
      problem(
        [field],
        'CHECKED',
        said(openidErrors, (t) => t.clients.checked()),
      ),
    );
}

/** Where people and tokens are sent, and what the program proves itself with. */
const DECIDES_WHO_GETS_TOKENS = ['redirectUris', 'postLogoutRedirectUris', 'backchannelLogoutUri', 'jwks'] as const;

/**
 * Changes what is given of an application. Changed addresses count at the next sign-in; like changed keys, they need a recent
 * sign-in of the developer, because they could lead the people of an application to somebody else.
 */
export async function updateOIDCClient(context: Context, input: ClientChanges): Promise<Outcome<ClientRecord>> {
  const { actor, services } = context;
  const client = await loadOwnClient(context, input.id);
  if (client.state === 'BLOCKED') throw forbidden(said(openidErrors, (t) => t.clients.closed()));
  const rules = { type: client.type, domain: client.verifiedDomain };
  const found: Problem[] = [];
  checkFaceStays(client, input, found);
  const changes = {
    ...(input.name == null ? {} : { name: checkName(input.name, found) }),
    ...(input.redirectUris == null ? {} : { redirectUris: checkRedirects(input.redirectUris, rules, found) }),
    ...(input.postLogoutRedirectUris == null
      ? {}
      : {
          postLogoutRedirectUris: checkAddresses(
            input.postLogoutRedirectUris,
            { field: 'postLogoutRedirectUris', ...rules },
            found,
          ),
        }),
    ...(input.backchannelLogoutUri === undefined
      ? {}
      : { backchannelLogoutUri: checkBackchannel(input.backchannelLogoutUri, found) }),
    ...(input.jwks === undefined ? {} : { jwks: checkKeys(input.jwks, found) }),
    ...(input.scopes == null ? {} : { scopes: checkScopes(input.scopes) }),
    ...(input.responseTypes == null
      ? {}
      : { responseTypes: ['code', ...new Set(input.responseTypes)].filter(isFirst) }),
    ...(input.idTokenAlgorithm == null ? {} : { idTokenAlgorithm: input.idTokenAlgorithm }),
    ...(input.iconImageId === undefined ? {} : { iconImageId: input.iconImageId }),
  };
  if (input.iconImageId !== undefined)
    await checkOwnImage(services.database, actor, input.iconImageId, ['iconImageId'], found);
  if (found.length > 0) return problems(found);
  if (DECIDES_WHO_GETS_TOKENS.some((name) => name in changes && !isDeepStrictEqual(changes[name], client[name])))
    await requireRecentSignIn(services.database, actor);
  await limitRate(services.database, 'application', accountOf(actor));
  await services.database.transact((tx) => oidcClients.update(tx, { id: client.id, ownerId: client.ownerId }, changes));
  return done(await loadOwnClient(context, input.id));
}

const isFirst = (value: string, index: number, all: readonly string[]): boolean => all.indexOf(value) === index;

/** Deletes an application: everybody is disconnected, and all its tokens end. */
export async function deleteOIDCClient(context: Context, id: string): Promise<void> {
  const { actor, services } = context;
  await requireRecentSignIn(services.database, actor);
  const gone = await services.database.transact((tx) => oidcClients.delete(tx, { id, ownerId: accountOf(actor) }));
  if (gone === 0) throw notFound();
}

/** Asks the operators to look at an application, so that everybody may sign in with it. */
export async function askForOIDCClientCheck(context: Context, id: string): Promise<ClientRecord> {
  const client = await loadOwnClient(context, id);
  if (client.state === 'DRAFT' && client.checkAskedAt === null)
    await context.services.database.transact((tx) =>
      oidcClients.update(tx, { id, state: 'DRAFT' }, { checkAskedAt: new Date() }),
    );
  return loadOwnClient(context, id);
}
