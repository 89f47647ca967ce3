import { AsyncLocalStorage } from 'node:async_hooks';
import type { Grant, KoaContext } from 'oidc-provider';
import type { AskedClient } from '../connections/index.ts';
import type { PersonSession } from '../../people/identity/index.ts';
import type { NewGrant } from './store/grants.ts';

/** What the person answered already; the library does not ask for these again. */
export type Answered = ReadonlySet<'login' | 'consent' | 'select_account'>;

/** A request that passed every check of the library but those about the person. */
export interface CheckedRequest {
  clientId: string;
  params: Record<string, string>;
  scopes: string[];
}

/** One walk of a request through the library, in process: what goes in, and what the library's events add to it. */
export interface Flow {
  /** Finds out what is missing, answers with the person's refusal, or issues. */
  mode: 'PROBE' | 'REFUSE' | 'ISSUE';
  answered: Answered;
  session: PersonSession | null;
  /** What the person agreed to for this client; the library asks when nothing is there. */
  findGrant: (request: CheckedRequest) => Grant | undefined;
  /** Whether the person of the session may use the client at all. */
  admits: (asked: AskedClient) => Promise<boolean>;
  /** Keeps what the person agreed to. Called when nothing is missing any more, and before anything is issued. */
  settle?: (request: CheckedRequest) => Promise<void>;
  /** The grant as the library knows it in this walk. */
  grant?: Grant;
  /** Where it is kept, once the person's answer is. */
  keptBy?: { connectionId: string; isOffline: boolean };
  /** A grant that is kept with the first thing that is issued by it. */
  unkept?: NewGrant;
  request?: CheckedRequest;
  /** The characters of the request's path and query. */
  length?: number;
  /** What was read of the client, and of what it is to the person. */
  asked?: AskedClient;
  /** Set where the client is not open to the person. */
  isClosed?: boolean;
  /** Set when the library has nothing left to ask. */
  isComplete?: boolean;
  /** What the library would ask the person. */
  missing?: string;
  /** The answer to the client. */
  out?: Record<string, unknown>;
  /** Whether the answer goes to the client as a form. */
  isForm?: boolean;
  /** What broke on the way: the person's call breaks with it. */
  fault?: Error;
  error?: { code: string; description: string };
  /** Set where the browser must not be led to the address in the request. */
  page?: { error: string; description: string };
}

const flows = new AsyncLocalStorage<Flow>();

/** The walk this code runs in; undefined for what came by HTTP. */
export const currentFlow = (): Flow | undefined => flows.getStore();

/** Runs a walk. */
export const runFlow = <Result>(flow: Flow, work: () => Promise<Result>): Promise<Result> => flows.run(flow, work);

/** What the library knows of a request once its checks passed. */
export const describeRequest = ({ oidc }: KoaContext): CheckedRequest => ({
  clientId: oidc.client?.clientId ?? '',
  params: oidc.params?.toPlainObject() ?? {},
  scopes: [...oidc.requestParamScopes],
});
