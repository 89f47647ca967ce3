import type { Context } from '../../graphql/context.ts';
import { findPersonSession, type PersonSession } from '../../people/identity/index.ts';
import { mayUseClient, type ClientRecord } from '../clients/index.ts';
import type { ConnectedClientRecord } from '../connections/index.ts';
import { askedScopesOf } from './askedScopes.ts';
import type { Answered, CheckedRequest, Flow } from './flow.ts';
import { makeGrant, type Agreement } from './makeGrant.ts';
import { providerOf } from './provider.ts';
import { requestErrorOf, type RequestError } from './requestError.ts';
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

/** A request that cannot be answered. Who asks is known where the client is one of ours and only its address is not. */
export interface FaultyRequest extends RequestFault {
  fault: true;
  client: ClientRecord | null;
}

const faultyRequest = (fault: RequestFault, client: ClientRecord | undefined): FaultyRequest => ({
  ...fault,
  fault: true,
  client: (fault.error === 'INVALID_REDIRECT_URI' && client) || null,
});

/** A request that can be answered once nothing is missing. */
export interface ProbedRequest {
  fault: null;
  request: CheckedRequest;
  client: ClientRecord;
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

/** What is wrong with the request of a walk that came to no answer. */
export const faultOf = (flow: Flow, redirectTo: string | null): RequestFault => {
  const { error, description } = flow.page ?? {
    error: flow.error?.code ?? 'server_error',
    description: flow.isClosed ? 'This client is not open to this account yet.' : (flow.error?.description ?? ''),
  };
  return { error: requestErrorOf(error), errorDescription: description, redirectTo: flow.page ? null : redirectTo };
};

/** What the walk found to be missing. */
export const stepOf = ({ missing }: Flow): MissingStep =>
  missing === undefined ? 'NOTHING' : (STEPS[missing] ?? 'CONSENT');

/** Who is asked, and what they answered by now. */
export interface Asking {
  session: PersonSession | null;
  answered: Answered;
  /** What the person agrees to of what is asked; without it what they agreed to before. */
  agree?: (asked: readonly string[]) => Pick<Agreement, 'scopes' | 'refused'>;
}

/** A walk in one of the modes. What the person agreed to is found on the way. */
export async function flowFor(
  { services }: Context,
  mode: Flow['mode'],
  { session, answered, agree }: Asking,
): Promise<Flow> {
  const built = await providerOf(services);
  const flow: Flow = {
    mode,
    answered,
    session,
    findGrant(request) {
      const known = flow.asked?.connection;
      const agreed =
        agree?.(askedScopesOf(request)) ?? (known && { scopes: known.scopes, refused: known.refusedScopes });
      if (session && agreed) flow.grant = makeGrant(built, request, { accountId: session.accountId, ...agreed });
      return flow.grant;
    },
    admits: async ({ client }) => !session || mayUseClient(services.database, client, session.accountId),
  };
  return flow;
}

/** Has the library look at a request without issuing anything. */
export async function probeRequest(
  context: Context,
  parameters: readonly RequestParameter[],
  asking: Asking,
): Promise<FaultyRequest | ProbedRequest> {
  const flow = await flowFor(context, 'PROBE', asking);
  const redirectTo = await walk(context.services, parameters, flow);
  const { request, asked } = flow;
  if ((flow.missing === undefined && !flow.isComplete) || !request || !asked)
    return faultyRequest(faultOf(flow, redirectTo), asked?.client);
  const { client, connection } = asked;
  return { fault: null, request, client, connection, step: stepOf(flow), askedScopes: askedScopesOf(request) };
}
