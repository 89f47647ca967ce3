import { GraphQLRequestError } from '@komawari/ui/graphql';
import { FileRefused } from './documents/FileRefused.ts';
import { UploadError } from './sendFile.ts';
import type { UploadFault } from './uploads.ts';

/** A failed step in words for the creator. */
export function toFault(error: unknown): UploadFault {
  if (isConnectionLost(error)) {
    return { message: 'No connection. It continues where it stopped.', remedy: 'retry', isConnection: true };
  }
  if (error instanceof FileRefused) return { message: error.message, remedy: 'replace', isConnection: false };
  const message = error instanceof Error ? error.message : '';
  return { message: message || 'The file did not arrive.', remedy: 'retry', isConnection: false };
}

function isConnectionLost(error: unknown): boolean {
  if (error instanceof UploadError) return error.isConnection;
  return error instanceof GraphQLRequestError && error.code === 'NETWORK';
}
