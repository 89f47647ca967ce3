import type { Reader } from '../../database/index.ts';
import { isTester, type ClientRecord } from './store/clients.ts';

/**
 * Whether an account may sign in to a client: to one that an operator approved everybody, before that its owner and its test
 * users, and nobody to one that is blocked.
 */
export async function mayUseClient(reader: Reader, client: ClientRecord, accountId: string): Promise<boolean> {
  if (client.state !== 'DRAFT') return client.state === 'APPROVED';
  return client.ownerId === accountId || isTester(reader, client.id, accountId);
}
