import { randomUUID } from 'node:crypto';
import { limitRate } from '../../../database/index.ts';
import type { Needs } from '../../../graphql/context.ts';
import { isCreator, type Actor } from '../../../kernel/actor.ts';
import { done, needsEmailSignIn, problem, problems, unauthenticated, type Outcome } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { dataImports, findLatestImport, type ImportRecord } from '../store/dataJobs.ts';

/**
 * Asks for an uploaded archive to be taken in. `keepsStatus`: what was public stays public; otherwise all works arrive as
 * drafts and all illustrations closed. One at a time; the same archive a second time doubles nothing.
 */
export async function requestDataImport(
  services: Needs<'database' | 'uploads'>,
  actor: Actor,
  input: { uploadId: string; keepsStatus: boolean },
): Promise<Outcome<ImportRecord>> {
  if (actor.accountId === null) throw unauthenticated();
  if (!isCreator(actor)) throw needsEmailSignIn();
  const { database, uploads } = services;
  const { accountId } = actor;
  const upload = await uploads.find(accountId, input.uploadId);
  if (!upload)
    return problems([
      problem(
        ['uploadId'],
        'UPLOAD_NOT_FOUND',
        said(peopleErrors, (t) => t.account.uploadMissing()),
      ),
    ]);
  const latest = await findLatestImport(database, accountId);
  if (latest && (latest.state === 'WAITING' || latest.state === 'RUNNING')) return done(latest);
  await limitRate(database, 'dataImport', accountId);
  return database.transact(async (tx) => {
    const { id: uploadId, fileName } = upload;
    const { keepsStatus } = input;
    await dataImports.insert(tx, { id: randomUUID(), accountId, uploadId, fileName, keepsStatus });
    const made = await findLatestImport(tx, accountId);
    if (!made) throw new Error('an import vanished after it was asked for');
    return done(made);
  });
}
