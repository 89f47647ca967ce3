import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { Refusal } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { deriveKey, sign } from '../../kernel/secrets.ts';
import { canSeeEpisode, episodeLoader } from '../../publications/episodes/index.ts';
import { deleteHistories, forgetReader, mergeHistories, type LocalReading } from './store/histories.ts';

/** A device remembers no more. */
const MOST = 500;

/**
 * Takes the history of a device over into the account. Of two readings of an episode the newer session says where (in
 * one session the further place), and completed once is completed. Episodes the account cannot see are left out; a second call changes nothing.
 */
export async function migrateReadingHistory(context: Context, histories: readonly LocalReading[]): Promise<void> {
  const accountId = accountOf(context.actor);
  if (histories.length > MOST)
    throw new Refusal(
      'BAD_USER_INPUT',
      said(readersErrors, (t) => t.reading.tooManyAtOnce({ most: MOST })),
      {
        field: 'histories',
      },
    );
  await limitRate(context.services.database, 'migrateHistory', accountId);
  const episodes = await Promise.all(histories.map(({ episodeId }) => episodeLoader(context).load(episodeId)));
  const readings = histories.flatMap((reading, index) => {
    const episode = episodes[index];
    return episode && canSeeEpisode(context.actor, episode) ? [{ ...reading, workId: episode.workId }] : [];
  });
  await context.services.database.transact((tx) => mergeHistories(tx, accountId, readings));
}

/**
 * Forgets what the account read. Its history goes; in the events and in the people of works, which rankings have
 * counted already, a name that leads nowhere takes the place of the account. Ten times an hour.
 */
export async function clearReadingHistories(context: Context): Promise<void> {
  const accountId = accountOf(context.actor);
  const { database, readingEvents, config } = context.services;
  await limitRate(database, 'forgetHistory', accountId);
  // What is still on its way is forgotten with the rest.
  await readingEvents.settle();
  const nobody = `forgotten:${sign(deriveKey(config.secret, 'visitor-key'), accountId)}`;
  await database.transact(async (tx) => {
    await deleteHistories(tx, accountId);
    await forgetReader(tx, accountId, nobody);
  });
}
