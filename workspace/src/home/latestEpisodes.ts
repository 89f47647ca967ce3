import type { GetWorkspaceIndexQuery } from '../gql/graphql.ts';

/** What the home screen knows of the viewer. */
export type Home = Extract<GetWorkspaceIndexQuery['viewer'], { __typename: 'RegisteredViewer' }>;

type Work = Home['works']['edges'][number]['node'];

/** An episode with the work it belongs to. */
export type HomeEpisode = Work['viewerEpisodes']['edges'][number]['node'] & { workId: string; workTitle: string };

/** Episodes of all works, the one edited last first. */
export function latestEpisodes(home: Home): HomeEpisode[] {
  return home.works.edges
    .flatMap(({ node: work }) =>
      work.viewerEpisodes.edges.map(({ node }) => ({ ...node, workId: work.id, workTitle: work.title })),
    )
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
}
