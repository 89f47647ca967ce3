import type { GetWorkspaceIndexQuery } from '../gql/graphql.ts';

/** What the home screen knows of the viewer. */
export type Home = Extract<GetWorkspaceIndexQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** An episode that was edited lately. */
export type HomeEpisode = Home['latestEpisodes'][number];

/** What creators are invited to now. */
export type Invitations = Pick<GetWorkspaceIndexQuery, 'themes' | 'currentContest'>;
