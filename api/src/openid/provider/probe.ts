import type { Context } from '../../graphql/context.ts';
import { findPersonSession } from '../../people/identity/index.ts';
import { mayUseClient, type ClientRecord } from '../clients/index.ts';
import { findConnection, type ConnectedClientRecord } from '../connections/index.ts';
import { askedScopesOf } from './askedScopes.ts';
import type { Answered, CheckedRequest, Flow, PersonSession } from './flow.ts';
import { makeGrant } from './makeGrant.ts';
import { providerOf } from './provider.ts';
import { requestErrorOf, type RequestError } from './requestError.ts';
import type { PersonFacts } from './store/claims.ts';
import { walk, type RequestParameter } from './walk.ts';

/** What is missing until a request can be answered. */
export type MissingStep = 'SIGN_IN' | 'CHOOSE_ACCOUNT' | 'CONSENT' | 'NOTHING';

const STEPS: Record<string, MissingStep> = { login: 'SIGN_IN', select_account: 'CHOOSE_ACCOUNT', consent: 'CONSENT' };

/** What is wrong with a request, and where the browser goes with it; a page is shown where it goes nowhere. */
export interface RequestFault {
  error: RequestError;
  errorDescription: string;
  redirectTo: string | null;
}

/** A request that can be answered once nothing is missing. */
export interface ProbedRequest {
  fault: null;
  request: CheckedRequest;
  client: ClientRecord;
  /** What was read of the person on the way. */
  person: PersonFacts | undefined;
  session: PersonSession | null;
  connection: ConnectedClientRecord | null;
  step: MissingStep;
  askedScopes: string[];
}

/** The session of whoever asks, when its person signed in to a finished profile. */
export async function sessionOf({ actor, services }: Context): Promise<PersonSession | null> {
  const isPerson = actor.kind === 'REGISTERED' || actor.kind === 'REGISTERED_WITHOUT_EMAIL';
  if (!isPerson || actor.sessionId === undefined || actor.token) return null;
  return findPersonSession(services.database, actor.sessionId);
}

const faultOf = (flow: Flow, location: string | null): RequestFault => {
  const { error, description } = flow.page ?? {
    error: flow.error?.code ?? 'server_error',
    description: flow.error?.description ?? '',
  };
  return { error: requestErrorOf(error), errorDescription: description, redirectTo: flow.page ? null : location };
};

/**
 * Has the library look at a request without issuing anything. With `agrees` it counts as answered what the person is about to
 * answer, so that only what they cannot answer here is missing.
 */
export async function probeRequest(
  context: Context,
  parameters: readonly RequestParameter[],
  { session, answered }: { session: PersonSession | null; answered: Answered },
): Promise<(RequestFault & { fault: true }) | ProbedRequest> {
  const { services } = context;
  const built = await providerOf(services);
  let connection: ConnectedClientRecord | null = null;
  const flow: Flow = {
    mode: 'PROBE',
    answered,
    session,
    async findGrant(request) {
      if (!session) return undefined;
      connection = await findConnection(services.database, session.accountId, request.clientId);
      const scopes = answered.has('consent') ? askedScopesOf(request) : (connection?.scopes ?? []);
      if (!answered.has('consent') && !connection) return undefined;
      return makeGrant(built, request, {
        accountId: session.accountId,
        scopes,
        refused: connection?.refusedScopes ?? [],
      });
    },
  };
  const location = await walk(services, parameters, flow);
  const isProbed = flow.missing !== undefined || flow.error?.description === 'nothing is missing';
  const { client } = flow;
  if (!isProbed || !flow.request || !client) return { fault: true, ...faultOf(flow, location) };
  const { request } = flow;
  if (session && !(await mayUseClient(services.database, client, session.accountId))) {
    const refusal: Flow = { mode: 'REFUSE', answered, session, findGrant: flow.findGrant };
    const redirectTo = await walk(services, parameters, refusal);
    const errorDescription = 'This client is not open to this account yet.';
    return { fault: true, error: 'access_denied', errorDescription, redirectTo };
  }
  const step = flow.missing === undefined ? 'NOTHING' : (STEPS[flow.missing] ?? 'CONSENT');
  return {
    fault: null,
    request,
    client,
    person: flow.person,
    session,
    connection,
    step,
    askedScopes: askedScopesOf(request),
  };
}
