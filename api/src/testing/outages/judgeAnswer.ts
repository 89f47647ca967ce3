import type { LightMyRequestResponse } from 'fastify';

/** What an answer says of what became of the call. */
export interface Verdict {
  isDone: boolean;
  /** What an error says of the change: it was kept, nobody knows, or there is none. */
  saved: 'YES' | 'UNKNOWN' | 'NO';
  /** What is wrong with the answer itself; null for a success, or an error as it should be. */
  fault: string | null;
}

/** What belongs in a log and in no answer: codes of the operating system, addresses of machines, names of parts, stacks. */
const INTERNALS =
  /\bE[A-Z]{4,}\b|\d+\.\d+\.\d+\.\d+|localhost:\d|sequelize|postgres|\bpg\b|\bsql\b|\bs3\b|minio|smtp|bucket|socket|node_modules|\bat .*\.[jt]s:/i;

interface Body {
  data?: Record<string, { problems?: { code: string }[] } | null> | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
  code?: string;
  saved?: string;
  message?: string;
  problems?: { code: string }[];
}

const bodyOf = (response: LightMyRequestResponse): Body => {
  try {
    return response.json<Body>() ?? {};
  } catch {
    return {};
  }
};

/** Judges an answer: it says that the call was done, or in the one way of outages that something is out of service. */
export function judgeAnswer(response: LightMyRequestResponse): Verdict {
  const { statusCode, headers } = response;
  const body = bodyOf(response);
  const [error] = body.errors ?? [];
  const problems = body.problems ?? Object.values(body.data ?? {}).flatMap((payload) => payload?.problems ?? []);
  const code = error?.extensions?.['code'] ?? body.code;
  if (!error && problems.length === 0 && statusCode < 400) return { isDone: true, saved: 'YES', fault: null };
  const told = `${statusCode} ${String(code)} ${problems.map((one) => one.code).join()}: ${error?.message ?? body.message ?? response.body}`;
  const isAsItShouldBe =
    statusCode === 503 &&
    code === 'SERVICE_UNAVAILABLE' &&
    Number(headers['retry-after']) >= 1 &&
    !INTERNALS.test(error?.message ?? body.message ?? '');
  const saved = (error?.extensions?.['saved'] ?? body.saved ?? 'NO') as Verdict['saved'];
  return { isDone: false, saved, fault: isAsItShouldBe ? null : told };
}
