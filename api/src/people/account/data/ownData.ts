import type { Reader } from '../../../database/index.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { findLatestExport, findLatestImport, type ExportRecord, type ImportRecord } from '../store/dataJobs.ts';

/** The latest archive of the viewer's data; a viewer without an account has none. */
export const findOwnExport = async (
  reader: Reader,
  { accountId }: Pick<Actor, 'accountId'>,
): Promise<ExportRecord | null> => (accountId === null ? null : findLatestExport(reader, accountId));

/** The latest archive that the viewer had taken in; a viewer without an account has none. */
export const findOwnImport = async (
  reader: Reader,
  { accountId }: Pick<Actor, 'accountId'>,
): Promise<ImportRecord | null> => (accountId === null ? null : findLatestImport(reader, accountId));
