import { join } from 'node:path';

/** One JSON file an episode, so that reading one costs the same however many there are. */
export const episodeFile = (id) => join(process.env.KOMAWARI_BENCH_DATA, `${id}.json`);
