import { type Services, createContext, migrateReadingHistory } from '@komawari/api/seeding';
import type { DemoCatalogue } from '@komawari/demo';
import type { Person } from './people.ts';
import type { Published } from './publishWorks.ts';

const hour = 3_600_000;

/** What readers have read, taken over as from a device on which they read it before they signed in. */
export async function addReadings(
  services: Services,
  catalogue: Pick<DemoCatalogue, 'creators' | 'readers'>,
  people: Map<string, Person>,
  published: Published,
): Promise<void> {
  const episodes = catalogue.creators.flatMap(({ works }) => works.flatMap((work) => work.episodes));
  const lengths = new Map(episodes.map(({ key, pages }) => [key, pages.length]));
  for (const { screenName, readings } of catalogue.readers) {
    const person = people.get(screenName);
    if (!person || readings.length === 0) continue;
    const histories = readings.flatMap(({ episode, page, hoursAgo }) => {
      const episodeId = published.episodes.get(episode);
      const length = lengths.get(episode);
      if (!episodeId || !length) return [];
      const readAt = new Date(Date.now() - hoursAgo * hour);
      const pageNumber = page ?? length;
      return [{ episodeId, pageNumber, leavePosition: pageNumber / length, isCompleted: page === null, readAt }];
    });
    const { actor } = person;
    await migrateReadingHistory(createContext({ services, actor, reader: services.database }), histories);
  }
}
