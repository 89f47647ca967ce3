import type { Needs } from '../../graphql/context.ts';
import type { Transaction } from '../../database/index.ts';
import { done, notFound, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import openidErrors from '../../messages/openidErrors.js';
import { checkAddresses, checkName, checkRedirects, checkScopes } from './checkClient.ts';
import { endingOfSecret, hashOfSecret, newClientId, newClientSecret } from './clientSecret.ts';
import {
  insertClient,
  oidcClients,
  type ClientState,
  type ClientType,
  type IdTokenAlgorithm,
} from './store/clients.ts';
import { insertSecret } from './store/secrets.ts';

/** Writes down in the same transaction what an operator does. */
type Note = (tx: Transaction, clientId: string) => Promise<void>;

export interface OperatorsClientInput {
  /** Chosen by the operator; made where it is left out. */
  id?: string | undefined;
  name: string;
  type: ClientType;
  redirectUris: readonly string[];
  /** Where people may be sent once they have signed out. */
  postLogoutRedirectUris?: readonly string[];
  scopes: readonly string[];
}

const ID = /^[a-z][a-z0-9-]{2,39}$/;

/** Registers an application of the installation itself, open to everybody. A confidential one gets a secret, told this once. */
export async function registerOIDCClient(
  { database }: Needs<'database'>,
  input: OperatorsClientInput,
  note: Note,
): Promise<Outcome<{ id: string; secret: string | null }>> {
  const found: Problem[] = [];
  const id = input.id ?? newClientId();
  if (!ID.test(id))
    found.push(
      problem(
        ['id'],
        'FORM',
        said(openidErrors, (t) => t.clients.noClientId()),
      ),
    );
  const name = checkName(input.name, found);
  const rules = { type: input.type, domain: null };
  const redirectUris = checkRedirects(input.redirectUris, rules, found);
  const postLogoutRedirectUris = checkAddresses(
    input.postLogoutRedirectUris ?? [],
    { field: 'postLogoutRedirectUris', ...rules },
    found,
  );
  if (found.length > 0) return problems(found);
  const scopes = checkScopes(input.scopes);
  const secret = input.type === 'WEB_CONFIDENTIAL' ? newClientSecret() : null;
  const isMade = await database.transact(async (tx) => {
    if (await oidcClients.lock(tx, id)) return false;
    await insertClient(tx, {
      id,
      ownerId: null,
      name,
      type: input.type,
      redirectUris,
      postLogoutRedirectUris,
      scopes,
      sector: id,
      state: 'APPROVED',
    });
    if (secret !== null)
      await insertSecret(tx, { clientId: id, hash: hashOfSecret(secret), ending: endingOfSecret(secret) }, 1);
    await note(tx, id);
    return true;
  });
  if (!isMade)
    return problems([
      problem(
        ['id'],
        'TAKEN',
        said(openidErrors, (t) => t.clients.taken({ id })),
      ),
    ]);
  return done({ id, secret });
}

/** What operators decide about an application. */
export interface ClientDecision {
  state?: ClientState;
  isFirstParty?: boolean;
  /** Null takes it back. */
  verifiedDomain?: string | null;
  idTokenAlgorithm?: IdTokenAlgorithm;
}

/** Writes down what an operator decided about an application. Throws NOT_FOUND where there is none. */
export async function decideAboutClient(
  { database }: Needs<'database'>,
  id: string,
  decision: ClientDecision,
  note: Note,
): Promise<void> {
  await database.transact(async (tx) => {
    // Whoever is answered asks again once they want to be looked at again. How tokens are signed answers nobody.
    const answered = decision.idTokenAlgorithm === undefined ? { checkAskedAt: null } : {};
    if ((await oidcClients.update(tx, { id }, { ...decision, ...answered })) === 0) throw notFound();
    await note(tx, id);
  });
}
