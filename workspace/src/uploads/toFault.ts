import { GraphQLRequestError } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import uploadsTexts from '../messages/uploads.js';
import { FileRefused } from './documents/FileRefused.ts';
import { UploadError } from './sendFile.ts';
import type { UploadFault } from './uploads.ts';

/** A failed step in words for the creator. */
export function toFault(error: unknown): UploadFault {
  if (isConnectionLost(error)) {
    return { message: textsOf(uploadsTexts).sending.noConnection(), remedy: 'retry', isConnection: true };
  }
  if (error instanceof FileRefused) return { message: error.message, remedy: 'replace', isConnection: false };
  const message = error instanceof Error ? error.message : '';
  return { message: message || textsOf(uploadsTexts).sending.notArrived(), remedy: 'retry', isConnection: false };
}

function isConnectionLost(error: unknown): boolean {
  if (error instanceof UploadError) return error.isConnection;
  return error instanceof GraphQLRequestError && error.code === 'NETWORK';
}
