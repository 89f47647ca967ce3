import { limitRate, limitRates } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { done, problem, problems, Refusal, type Outcome } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import openidErrors from '../../messages/openidErrors.js';
import type { PersonSession } from '../../people/identity/index.ts';
import {
  connect,
  isUnchanged,
  tellOfConnection,
  writeDeed,
  writeLogin,
  type AskedClient,
  type ConnectAnswer,
  type ConnectedClientRecord,
} from '../connections/index.ts';
import { askedScopesOf } from './askedScopes.ts';
import type { Answered, Flow } from './flow.ts';
import { faultOf, flowFor, probeRequest, sessionOf, stepOf, type MissingStep } from './probe.ts';
import { requestErrorOf, type RequestError } from './requestError.ts';
import { sidOf } from './sessions.ts';
import { issueTicket, readTicket } from './ticket.ts';
import { walk, type RequestParameter } from './walk.ts';

/** What the person answered: yes, no, or nothing, where nobody had to be asked. */
export type PersonAnswer = 'ALLOW' | 'REFUSE' | 'NOT_ASKED';

/** A request with the person's answer. */
export interface RequestAnswer {
  parameters: readonly RequestParameter[];
  ticket: string | null;
  answer: PersonAnswer;
  /** Of the scopes that were asked for, those the person agreed to. */
  scopes: readonly string[];
  /** The account the person saw on the screen. */
  accountId: string | null;
}

/** What the client is answered, and by which way. */
export interface RequestResult {
  idToken: string | null;
  state: string | null;
  error: RequestError | null;
  errorDescription: string | null;
  step: MissingStep;
  redirectTo: string | null;
}

/** More than any client sends. */
const MAX_PARAMETERS = 60;

function checkCount({ length }: readonly RequestParameter[]): void {
  if (length > MAX_PARAMETERS)
    throw new Refusal(
      'BAD_USER_INPUT',
      said(openidErrors, (t) => t.provider.tooManyParameters()),
    );
}

/** What the person has answered by now: a sign-in counts when it came after the request. */
export function answeredBy(
  session: PersonSession | null,
  askedAt: number | null,
  others: readonly ('consent' | 'select_account')[],
): Answered {
  const hasSignedIn = session !== null && askedAt !== null && session.authenticatedAt.getTime() >= askedAt;
  return new Set([...others, ...(hasSignedIn ? (['login', 'select_account'] as const) : [])]);
}

const EMPTY: RequestResult = {
  idToken: null,
  state: null,
  error: null,
  errorDescription: null,
  step: 'NOTHING',
  redirectTo: null,
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** The answer that stands in a flow, as it goes to the client. */
function resultOf({ out, error, request }: Flow, redirectTo: string | null): RequestResult {
  return {
    ...EMPTY,
    idToken: isText(out?.['id_token']) ? out['id_token'] : null,
    state: request?.params['state'] ?? null,
    redirectTo,
    ...(error ? { error: requestErrorOf(error.code), errorDescription: error.description } : {}),
  };
}

/** Keeps a person's answer, and answers the connection's id. A person who was here a moment ago leaves nothing new to write. */
async function keepAnswer(
  { services: { config, database } }: Context,
  { client, connection, isLoggedIn }: AskedClient,
  said: ConnectAnswer,
): Promise<string> {
  if (connection && isUnchanged(connection, said)) {
    if (!isLoggedIn) await writeLogin(database, said);
    return connection.id;
  }
  return database.transact(async (tx) => {
    const { id, isNew } = await connect(tx, said);
    if (isNew) await tellOfConnection(tx, config, { accountId: said.accountId, clientName: client.name });
    return id;
  });
}

/** What happens in a walk that issues, once nothing is missing: the answer is kept, and then what it lets the client have. */
function settling(context: Context, flow: Flow, session: PersonSession, agree: Agree): NonNullable<Flow['settle']> {
  return async (request) => {
    const { asked, grant } = flow;
    if (!asked || !grant) throw new Error('a request was settled that nobody agreed to');
    const { scopes, refused } = agree(askedScopesOf(request), asked.connection);
    const [accountId, clientId, sessionId] = [session.accountId, asked.client.id, session.id];
    const sid = sidOf(context.services, sessionId, clientId);
    const said = { accountId, clientId, scopes, refused, sessionId, sid };
    const connectionId = await keepAnswer(context, asked, said);
    flow.keptBy = { connectionId, isOffline: scopes.includes('offline_access') };
    if ((request.params['response_type'] ?? '').split(' ').includes('code')) await grant.save();
  };
}

type Agree = (asked: readonly string[], known: ConnectedClientRecord | null) => { scopes: string[]; refused: string[] };

/** What the person agrees to of what is asked: now, or where nobody had to ask them, before. */
const agreeing =
  ({ answer, scopes }: RequestAnswer): Agree =>
  (asked, known) => {
    const agreed = answer === 'ALLOW' ? scopes : (known?.scopes ?? []);
    const isAgreed = (scope: string) => scope === 'openid' || agreed.includes(scope);
    return { scopes: asked.filter(isAgreed), refused: asked.filter((scope) => !isAgreed(scope)) };
  };

const otherAccount = () =>
  problems([
    problem(
      ['accountId'],
      'OTHER_ACCOUNT',
      said(openidErrors, (t) => t.provider.otherAccount()),
    ),
  ]);

const overdue = () =>
  problems([
    problem(
      ['ticket'],
      'EXPIRED',
      said(openidErrors, (t) => t.provider.overdue()),
    ),
  ]);

/**
 * Answers a client's request: with a code or an ID token, the person's refusal, or the error that stands against it. Where
 * something is missing that the person has to do first, `step` says what, and nothing is issued.
 */
export async function answerRequest(context: Context, input: RequestAnswer): Promise<Outcome<RequestResult>> {
  const { actor, services, origin } = context;
  checkCount(input.parameters);
  await limitRates(services.database, {
    openidFrom: origin?.ip ?? '',
    ...(actor.accountId === null ? {} : { openidAnswer: actor.accountId }),
  });
  const askedAt = readTicket(services, input.parameters, input.ticket);
  if (input.answer !== 'NOT_ASKED' && askedAt === null) return overdue();
  const session = await sessionOf(context);
  if (input.answer === 'ALLOW' && input.accountId !== (session?.accountId ?? null)) return otherAccount();
  const answered = answeredBy(session, askedAt, input.answer === 'ALLOW' ? ['consent', 'select_account'] : []);
  const agree = agreeing(input);
  const flow = await flowFor(context, input.answer === 'REFUSE' ? 'REFUSE' : 'ISSUE', {
    session,
    answered,
    ...(input.answer === 'ALLOW' ? { agree: (asked) => agree(asked, null) } : {}),
  });
  if (session) flow.settle = settling(context, flow, session, agree);
  const location = await walk(services, input.parameters, flow);
  if (flow.missing !== undefined) return done({ ...EMPTY, step: stepOf(flow) });
  if (!flow.request || flow.isClosed || !(flow.out ?? flow.mode === 'REFUSE')) {
    const { error, errorDescription, redirectTo } = faultOf(flow, location);
    return done({ ...EMPTY, error, errorDescription, redirectTo });
  }
  if (flow.mode === 'REFUSE' && session)
    await services.database.transact((tx) =>
      writeDeed(tx, { accountId: session.accountId, clientId: flow.request?.clientId ?? '', deed: 'REFUSED' }),
    );
  return done(resultOf(flow, location));
}

/** What the screen of a request shows. */
export type CheckedAnswer = Awaited<ReturnType<typeof probeRequest>> & { ticket: string };

/** Checks a client's request and says what is missing until it can be answered. Nothing is issued. */
export async function checkRequest(
  context: Context,
  input: { parameters: readonly RequestParameter[]; ticket: string | null },
): Promise<CheckedAnswer> {
  const { services, origin } = context;
  checkCount(input.parameters);
  await limitRate(services.database, 'openidFrom', origin?.ip ?? '');
  const known = readTicket(services, input.parameters, input.ticket);
  const ticket = known === null ? issueTicket(services, input.parameters) : (input.ticket ?? '');
  const session = await sessionOf(context);
  const answered = answeredBy(session, known, []);
  return { ...(await probeRequest(context, input.parameters, { session, answered })), ticket };
}
