import { forgetEpisode, forgetOld, keepWithOwner, tidy } from '@komawari/ui/kept/forgetKept.ts';
import { keptTables } from '@komawari/ui/kept/tables.ts';
import { askForEpisodes } from './askForEpisodes.ts';
import { findOwner, renewEpisode } from './keepEpisode.ts';
import { tellServer } from './tellServer.ts';

/**
 * What happens whenever there is a line: what was done without one is told, what may not be read here any more goes, and
 * what changed, or is not whole, is fetched. Rejects where the line is gone again; the next contact does the rest.
 */
export async function contact(): Promise<void> {
  await forgetOld();
  await keepWithOwner(await findOwner());
  await tellServer();
  const episodes = await keptTables.episodes.all();
  if (episodes.length === 0) return tidy();
  const allowed = await askForEpisodes(episodes.map(({ id }) => id));
  const isTold = (await keptTables.queue.all()).length === 0;
  const changed: string[] = [];
  for (const { id } of episodes) {
    const now = allowed.get(id);
    if (!now) {
      await forgetEpisode(id);
      continue;
    }
    const known = await keptTables.episodes.update(id, (row) => ({
      ...row,
      // What waits to be told is in what is shown, and not yet in what the server says.
      standing: isTold ? now.standing : row.standing,
      contactAt: Date.now(),
    }));
    // Removed meanwhile.
    if (!known) continue;
    if (!known.isWhole || known.stamp !== now.stamp || Date.now() < known.unsettledUntil) changed.push(id);
  }
  for (const id of changed) await renewEpisode(id);
  await tidy();
}
