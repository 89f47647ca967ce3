import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientRecord } from '../clients/index.ts';
import type { ArtifactAddress, NewArtifact } from './store/artifacts.ts';
import type { PersonFacts } from './store/claims.ts';

/** A call of a client's program by HTTP: what was read for it, and what it comes to at its end. */
export interface ProgramCall {
  /** Where it comes from. */
  ip: string;
  client?: ClientRecord;
  person?: PersonFacts;
  /** The grant of what the program brought, by its id. */
  grant?: { id: unknown; payload: Record<string, unknown> };
  /** What works once and is used up by this call. */
  used?: ArtifactAddress;
  /** What it is exchanged for. */
  issued: NewArtifact[];
}

const calls = new AsyncLocalStorage<ProgramCall>();

/** The call this code runs in; undefined elsewhere. */
export const currentCall = (): ProgramCall | undefined => calls.getStore();

/** Runs a call of a program. */
export const runCall = <Result>(ip: string, work: () => Promise<Result>): Promise<Result> =>
  calls.run({ ip, issued: [] }, work);
