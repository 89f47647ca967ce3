/** What can stop a request for a reason the caller may know; the GraphQL and HTTP layers map each code once. */
export type RefusalCode =
  | 'NOT_FOUND'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'SERVICE_UNAVAILABLE'
  | 'FAN_ONLY'
  | 'MATURE'
  | 'PAYMENT_REQUIRED'
  | 'ALREADY_PURCHASED'
  | 'FEATURE_DISABLED'
  | 'READ_ONLY_VIEW_AS'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'CONSENT_REQUIRED'
  | 'PERSISTED_DOCUMENT_NOT_FOUND';

/** Codes after which the same call may succeed later. */
const RETRYABLE: readonly string[] = ['RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'INTERNAL'];

/** Whether the same call may succeed later without anybody changing anything. */
export const isRetryable = (code: RefusalCode | 'INTERNAL'): boolean => RETRYABLE.includes(code);

/** Extra facts a client can act on, such as `retryAfter` in seconds or `currentRevision`. */
export type RefusalDetails = Record<string, string | number | boolean | null>;

/** The request is understood and refused. Thrown; becomes `extensions.code` or an HTTP status. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly messageJa: string;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, message: string, messageJa: string, details: RefusalDetails = {}) {
    super(message);
    this.code = code;
    this.messageJa = messageJa;
    this.details = details;
  }
}

/** What someone may not see does not exist for them, so this is also the answer to "not yours". */
export const notFound = (): Refusal =>
  new Refusal(
    'NOT_FOUND',
    'This could not be found. It may be private, or its URL may have changed.',
    '見つかりません。非公開か、アドレスが変わった可能性があります。',
  );

/** The call needs an account and carries none, or its token is expired or foreign. */
export const unauthenticated = (): Refusal =>
  new Refusal('UNAUTHENTICATED', 'Sign in to continue.', 'ログインしてください。');

/** The caller can see the thing, and may not do this to it. */
export const forbidden = (message: string, messageJa: string): Refusal => new Refusal('FORBIDDEN', message, messageJa);

/** The thing changed since the caller read it. `changedAt` is an ISO instant. */
export const conflict = (currentRevision: number, changedAt: Date): Refusal =>
  new Refusal(
    'CONFLICT',
    'This was changed in another tab. Keep this version, or load the other one.',
    '別のタブで変更されました。',
    {
      currentRevision,
      changedAt: changedAt.toISOString(),
    },
  );

/** A time as somebody waits for it: "40 seconds", "12 minutes". */
const inWords = (seconds: number): { en: string; ja: string } => {
  if (seconds < 90) return { en: seconds === 1 ? '1 second' : `${seconds} seconds`, ja: `${seconds}秒` };
  const minutes = Math.ceil(seconds / 60);
  return { en: `${minutes} minutes`, ja: `${minutes}分` };
};

/** Too many calls; `retryAfter` is in seconds. */
export const rateLimited = (retryAfter: number): Refusal =>
  new Refusal(
    'RATE_LIMITED',
    `That was fast. Try again in ${inWords(retryAfter).en}.`,
    `少し待ってください。${inWords(retryAfter).ja}後にもう一度どうぞ。`,
    { retryAfter },
  );

/** One thing in the input a person can fix. `path` leads to the field, for example ['episodeInput', 'pages', '3']. */
export interface Problem {
  path: string[];
  code: string;
  message: string;
  messageJa: string;
}

/** A use case's answer: its result, or what the person has to fix. Nothing was written when there are problems. */
export type Outcome<Result> = { ok: true; value: Result } | { ok: false; problems: Problem[] };

/** The use case did its work. */
export const done = <Result>(value: Result): Outcome<Result> => ({ ok: true, value });

/** The use case wrote nothing, for these reasons. */
export const problems = (list: Problem[]): { ok: false; problems: Problem[] } => ({ ok: false, problems: list });

/** Builds one problem. */
export const problem = (path: string[], code: string, message: string, messageJa: string): Problem => ({
  path,
  code,
  message,
  messageJa,
});

/** Rolls a transaction back because there is something to fix. */
export class HasProblems extends Error {
  override name = 'HasProblems';
}

/** Runs a transaction that throws HasProblems after filling `found`, and answers those problems. */
export async function withProblems<Value>(
  found: Problem[],
  run: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof HasProblems) return problems(found);
    throw error;
  }
}
