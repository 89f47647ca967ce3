/// <reference types="vite/client" />
import { askForConsent } from '../consent/index.ts';
import { inScreenLanguage } from '../screenLanguage.ts';
import { askToConfirm, getSession, IdentityError } from '../session/index.ts';
import { leaveViewAs, viewAsToken } from '../viewAs/index.ts';
import { documentIdOf, isMutation, operationNameOf, type GraphQLDocument } from './GraphQLDocument.ts';
import { findOfflineAnswer } from './offlineAnswers.ts';
import { GraphQLRequestError, type RequestErrorCode, type RequestErrorDetails } from './GraphQLRequestError.ts';

export interface ExecuteOptions {
  /** Never say who asks: for what is the same for everyone. */
  anonymous?: boolean;
  /** A write: makes an anonymous account when the visitor has none. */
  write?: boolean;
  signal?: AbortSignal;
  /** Let the request outlive the page. */
  keepalive?: boolean;
}

interface RawError {
  message: string;
  locations?: unknown;
  path?: unknown;
  extensions?: Partial<RequestErrorDetails>;
}

interface RawResult<Result> {
  data?: Result | null;
  errors?: RawError[];
}

/** What nobody asks is the same for everyone, whoever looks. */
function addressOf(operationName: string, isAnonymous: boolean): string {
  const query = new URLSearchParams({ opname: operationName });
  const viewAs = isAnonymous ? null : viewAsToken();
  if (viewAs) query.set('view_as_token', viewAs);
  return `/graphql?${query}`;
}

/** What became of a change that nobody answered: once it left, it may have arrived although its answer was lost. */
type Reached = 'NO' | 'UNKNOWN';

function asRequestError(error: unknown, write: boolean, saved: Reached): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof IdentityError && error.code !== 'NETWORK') {
    return new GraphQLRequestError(
      error.messageText,
      {
        code: error.code as RequestErrorCode,
        ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
      },
      { cause: error },
    );
  }
  if (!write) return new GraphQLRequestError('You seem offline.', { code: 'NETWORK' }, { cause: error });
  const message = saved === 'NO' ? 'Not saved. You seem offline.' : 'No answer.';
  return new GraphQLRequestError(message, { code: 'NETWORK', reason: 'WRITE', saved }, { cause: error });
}

const codesOfStatus: Record<number, RequestErrorCode> = { 429: 'RATE_LIMITED', 503: 'SERVICE_UNAVAILABLE' };

/** Answers without a GraphQL result come from what stands in front of the API: a proxy, a limit, a restart. */
function errorOfStatus(response: Response): GraphQLRequestError {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return new GraphQLRequestError(`The server answered ${response.status}.`, {
    code: codesOfStatus[response.status] ?? 'INTERNAL',
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

/** What an outage keeps from answering changed nothing, unless the answer says otherwise. */
function sayUnsaved(error: unknown): unknown {
  if (!(error instanceof GraphQLRequestError) || error.code !== 'SERVICE_UNAVAILABLE') return error;
  return new GraphQLRequestError(error.message, { saved: 'NO', ...error.details }, { cause: error });
}

async function post<Result>(body: object, operationName: string, options: ExecuteOptions): Promise<Result> {
  const write = options.write ?? false;
  let response: Response;
  let saved: Reached = 'NO';
  try {
    const token = options.anonymous ? null : await getSession().getToken({ create: write });
    // Only the browser knows that nothing leaves: whatever else breaks a request may break its answer alone.
    if (navigator.onLine) saved = 'UNKNOWN';
    response = await fetch(addressOf(operationName, options.anonymous ?? false), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...inScreenLanguage(),
        'x-komawari-client': 'web',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
    });
  } catch (error) {
    const failure = asRequestError(error, write, saved);
    if (hasCode(failure, 'NETWORK'))
      logErrors(operationName, [{ message: String(error), extensions: { code: 'NETWORK' } }]);
    throw failure;
  }
  const result = (await response.json().catch(() => null)) as RawResult<Result> | null;
  const [first] = result?.errors ?? [];
  if (first) {
    logErrors(operationName, result?.errors ?? []);
    throw new GraphQLRequestError(first.message, { code: 'INTERNAL', ...first.extensions });
  }
  if (!response.ok || !result?.data) throw errorOfStatus(response);
  return result.data;
}

function logErrors(operationName: string, errors: RawError[]): void {
  for (const { message, locations, path, extensions } of errors) {
    console.error('GraphQL error', {
      operationName,
      message,
      locations,
      path,
      code: extensions?.code,
    });
  }
}

function hasCode(error: unknown, code: RequestErrorCode): boolean {
  return error instanceof GraphQLRequestError && error.code === code;
}

/** The 15 minutes are over: from here on it is the person who asks. */
const hasViewEnded = (error: unknown): boolean =>
  error instanceof GraphQLRequestError && error.details.reason === 'VIEW_AS_ENDED' && viewAsToken() !== null;

/**
 * Runs one operation and returns its data; any error in the result is thrown as GraphQLRequestError.
 * In production only the document's id travels; the text follows once when the server does not know the id.
 * An expired identity token is renewed and the operation repeated, once. Where the server insists on a recent sign-in, the
 * person is asked, and the operation repeated once; likewise where they have to agree to something first.
 */
export async function execute<Result, Variables>(
  document: GraphQLDocument<Result, Variables>,
  variables: Variables,
  options: ExecuteOptions = {},
): Promise<Result> {
  const operationName = operationNameOf(document);
  const documentId = documentIdOf(document);
  const rest = { variables, operationName };
  const text = { query: document.toString(), ...rest };
  let body: object = import.meta.env.PROD && documentId ? { documentId, ...rest } : text;
  let hasRenewed = false;
  let hasAsked = false;
  let hasAskedForConsent = false;
  for (;;) {
    try {
      return await post<Result>(body, operationName, options);
    } catch (error) {
      if (hasCode(error, 'PERSISTED_DOCUMENT_NOT_FOUND') && body !== text) {
        body = text;
      } else if (hasViewEnded(error)) {
        leaveViewAs();
      } else if (hasCode(error, 'UNAUTHENTICATED') && !options.anonymous && !hasRenewed) {
        hasRenewed = true;
        if (!(await renewToken())) throw error;
      } else if (hasCode(error, 'RECENT_SIGN_IN_REQUIRED') && !hasAsked) {
        hasAsked = true;
        if (!(await askToConfirm())) throw error;
      } else if (hasCode(error, 'CONSENT_REQUIRED') && !hasAskedForConsent) {
        hasAskedForConsent = true;
        if (!(await askForConsent())) throw error;
      } else {
        const known = hasCode(error, 'NETWORK') && !options.anonymous && (await findOfflineAnswer(text));
        if (known) return known as Result;
        throw isMutation(document) ? sayUnsaved(error) : error;
      }
    }
  }
}

/** False when there is nothing to renew, or no way to: then the first refusal stands. */
async function renewToken(): Promise<boolean> {
  try {
    return (await getSession().renew()) !== null;
  } catch {
    return false;
  }
}
