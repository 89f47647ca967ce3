import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { done, problem, problems, Refusal, type Outcome } from '../../kernel/errors.ts';
import { connect, isUnchanged, tellOfConnection, writeDeed, writeLogin } from '../connections/index.ts';
import type { Answered, Flow, PersonSession } from './flow.ts';
import { makeGrant } from './makeGrant.ts';
import { probeRequest, sessionOf, type MissingStep, type ProbedRequest } from './probe.ts';
import { providerOf } from './provider.ts';
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

/** A field of a form that takes the answer to the client. */
export interface FormField {
  name: string;
  value: string;
}

/** What the client is answered, and by which way. */
export interface RequestResult {
  idToken: string | null;
  state: string | null;
  error: RequestError | null;
  errorDescription: string | null;
  step: MissingStep;
  redirectTo: string | null;
  formAction: string | null;
  formFields: FormField[];
}

/** More than any client sends. */
const MAX_PARAMETERS = 60;

function checkCount({ length }: readonly RequestParameter[]): void {
  if (length > MAX_PARAMETERS)
    throw new Refusal('BAD_USER_INPUT', 'The request has too many parameters.', 'パラメーターが多すぎます。');
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
  formAction: null,
  formFields: [],
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** The answer that stands in a flow, as it goes to the client. */
function resultOf({ out, error, request, page }: Flow, location: string | null): RequestResult {
  const { state = null, response_mode: mode, redirect_uri: address = null } = request?.params ?? {};
  const failed = error ? { error: error.code, error_description: error.description } : {};
  const fields: Record<string, unknown> = out ?? { ...failed, ...(state === null ? {} : { state }) };
  const isForm = mode === 'form_post' && page === undefined;
  return {
    ...EMPTY,
    idToken: isText(out?.['id_token']) ? out['id_token'] : null,
    state,
    ...(error ? { error: requestErrorOf(error.code), errorDescription: error.description } : {}),
    redirectTo: isForm ? null : location,
    formAction: isForm ? address : null,
    formFields: isForm
      ? Object.entries(fields).flatMap(([name, value]) => (isText(value) ? [{ name, value }] : []))
      : [],
  };
}

async function refuse(context: Context, input: RequestAnswer, probed: ProbedRequest): Promise<RequestResult> {
  const { session, client } = probed;
  const flow: Flow = { mode: 'REFUSE', answered: new Set(), session, findGrant: () => Promise.resolve(undefined) };
  const location = await walk(context.services, input.parameters, flow);
  if (session)
    await context.services.database.transact((tx) =>
      writeDeed(tx, { accountId: session.accountId, clientId: client.id, deed: 'REFUSED' }),
    );
  return resultOf(flow, location);
}

async function issue(
  { services }: Context,
  input: RequestAnswer,
  { answered, probed, session }: { answered: Answered; probed: ProbedRequest; session: PersonSession },
): Promise<RequestResult> {
  const { client, askedScopes, connection, request } = probed;
  const isAgreed = (scope: string) =>
    scope === 'openid' || (input.answer === 'ALLOW' ? input.scopes : (connection?.scopes ?? [])).includes(scope);
  const scopes = askedScopes.filter(isAgreed);
  const refused = askedScopes.filter((scope) => !isAgreed(scope));
  const { accountId } = session;
  const sid = sidOf(services, session.id, client.id);
  const said = { accountId, clientId: client.id, scopes, refused, sessionId: session.id, sid };
  const { id } =
    connection && isUnchanged(connection, said)
      ? await writeLogin(services.database, said).then(() => connection)
      : await services.database.transact(async (tx) => {
          const made = await connect(tx, said);
          if (made.isNew) await tellOfConnection(tx, services.config, { accountId, clientName: client.name });
          return made;
        });
  const built = await providerOf(services);
  const isKept = (request.params['response_type'] ?? '').split(' ').includes('code');
  const flow: Flow = {
    mode: 'ISSUE',
    answered,
    session,
    client,
    ...(probed.person ? { person: probed.person } : {}),
    keptBy: { connectionId: id, isOffline: scopes.includes('offline_access') },
    async findGrant(asked) {
      const grant = makeGrant(built, asked, { accountId, scopes, refused });
      if (isKept) await grant.save();
      return grant;
    },
  };
  return resultOf(flow, await walk(services, input.parameters, flow));
}

const otherAccount = () =>
  problems([
    problem(
      ['accountId'],
      'OTHER_ACCOUNT',
      'You are signed in with another account now. Look at the request again.',
      '別のアカウントでログインしています。もう一度確認してください。',
    ),
  ]);

const overdue = () =>
  problems([
    problem(
      ['ticket'],
      'EXPIRED',
      'This took too long. Look at the request again.',
      '時間が経ちすぎました。もう一度確認してください。',
    ),
  ]);

/**
 * Answers a client's request: with a code or an ID token, the person's refusal, or the error that stands against it. Where
 * something is missing that the person has to do first, `step` says what, and nothing is issued.
 */
export async function answerRequest(context: Context, input: RequestAnswer): Promise<Outcome<RequestResult>> {
  const { actor, services, origin } = context;
  checkCount(input.parameters);
  await limitRate(services.database, 'openidFrom', origin?.ip ?? '');
  if (actor.accountId !== null) await limitRate(services.database, 'openidAnswer', actor.accountId);
  const askedAt = readTicket(services, input.parameters, input.ticket);
  if (input.answer !== 'NOT_ASKED' && askedAt === null) return overdue();
  const session = await sessionOf(context);
  if (input.answer === 'ALLOW' && input.accountId !== (session?.accountId ?? null)) return otherAccount();
  const answered = answeredBy(session, askedAt, input.answer === 'ALLOW' ? ['consent', 'select_account'] : []);
  const probed = await probeRequest(context, input.parameters, { session, answered });
  if (probed.fault) {
    const { error, errorDescription, redirectTo } = probed;
    return done({ ...EMPTY, error, errorDescription, redirectTo });
  }
  if (input.answer === 'REFUSE') return done(await refuse(context, input, probed));
  if (probed.step !== 'NOTHING' || !session) return done({ ...EMPTY, step: probed.step });
  return done(await issue(context, input, { answered, probed, session }));
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
