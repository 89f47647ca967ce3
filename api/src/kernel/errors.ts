import groundErrors from '../messages/groundErrors.js';
import { said, type Said } from './said.ts';

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
export class Refusal extends Error implements Said {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly messageJa: string;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, { message, messageJa }: Said, details: RefusalDetails = {}) {
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
    said(groundErrors, (t) => t.refusals.notFound()),
  );

/** The call needs an account and carries none, or its token is expired or foreign. */
export const unauthenticated = (): Refusal =>
  new Refusal(
    'UNAUTHENTICATED',
    said(groundErrors, (t) => t.refusals.signIn()),
  );

/** The caller can see the thing, and may not do this to it. */
export const forbidden = (words: Said): Refusal => new Refusal('FORBIDDEN', words);

/** What the workspace does needs an account with an e-mail sign-in. */
export const needsEmailSignIn = (): Refusal => forbidden(said(groundErrors, (t) => t.refusals.needsEmailSignIn()));

/** The thing changed since the caller read it. `changedAt` is an ISO instant. */
export const conflict = (currentRevision: number, changedAt: Date): Refusal =>
  new Refusal(
    'CONFLICT',
    said(groundErrors, (t) => t.refusals.changedElsewhere()),
    { currentRevision, changedAt: changedAt.toISOString() },
  );

/** Too many calls; `retryAfter` is in seconds, and told as somebody waits for it: "40 seconds", "12 minutes", "24 hours". */
export const rateLimited = (retryAfter: number): Refusal =>
  new Refusal(
    'RATE_LIMITED',
    said(groundErrors, ({ refusals }) => {
      if (retryAfter < 90) return refusals.tooFastForSeconds({ seconds: retryAfter });
      if (retryAfter < 7200) return refusals.tooFastForMinutes({ minutes: Math.ceil(retryAfter / 60) });
      return refusals.tooFastForHours({ hours: Math.ceil(retryAfter / 3600) });
    }),
    { retryAfter },
  );

/** What is said of a fault: its number, under which the log has it. */
export const faultWords = (number: string): Said => said(groundErrors, (t) => t.faults.ours({ number }));

/** One thing in the input a person can fix. `path` leads to the field, for example ['episodeInput', 'pages', '3']. */
export interface Problem extends Said {
  path: string[];
  code: string;
}

/** A use case's answer: its result, or what the person has to fix. Nothing was written when there are problems. */
export type Outcome<Result> = { ok: true; value: Result } | { ok: false; problems: Problem[] };

/** The use case did its work. */
export const done = <Result>(value: Result): Outcome<Result> => ({ ok: true, value });

/** The use case wrote nothing, for these reasons. */
export const problems = (list: Problem[]): { ok: false; problems: Problem[] } => ({ ok: false, problems: list });

/** Builds one problem. */
export const problem = (path: string[], code: string, { message, messageJa }: Said): Problem => ({
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
