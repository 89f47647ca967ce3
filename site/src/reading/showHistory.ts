import { execute } from '@komawari/ui/graphql';
import { findPlace, type StoredPlace } from '@komawari/ui/reader/places.ts?own';
import type { GetViewerReadingOfWorkQuery } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';
import { nodesOf } from '../graphql/nodesOf.ts';
import { newestPlace } from './newestPlace.ts';
import { showReading } from './showReading.ts';

/** How far a signed-in reader came in the episodes of a work, on whatever device. */
const getViewerReadingOfWork = graphql(/* GraphQL */ `
  query GetViewerReadingOfWork($id: ID!) {
    work(id: $id) {
      id
      episodes(first: 100, newestFirst: true) {
        edges {
          node {
            id
            viewerReadingHistory {
              id
              pageNumber
              isCompleted
              readAt
            }
          }
        }
      }
    }
  }
`);

/** The places the server remembers, by episode. */
export function placesOf({ work }: GetViewerReadingOfWorkQuery): Map<string, StoredPlace> {
  return new Map(
    nodesOf(work.episodes).flatMap(({ id, viewerReadingHistory: history }) =>
      history
        ? [[id, { page: history.pageNumber, fraction: 0, done: history.isCompleted, at: Date.parse(history.readAt) }]]
        : [],
    ),
  );
}

/** Shows on a work's page what a signed-in reader read on other devices too. */
export async function showHistory(root: ParentNode, workId: string, storage: Storage): Promise<void> {
  const places = placesOf(await execute(getViewerReadingOfWork, { id: workId }));
  showReading(root, (episodeId) => newestPlace(findPlace(storage, episodeId), places.get(episodeId) ?? null));
}
