import { graphql } from '../gql/index.ts';

/** What people read these days, as the landing page of creators shows it. */
export const getLandingWorks = graphql(/* GraphQL */ `
  query GetLandingWorks {
    hotWorks(first: 5) {
      ...WorkCardFields
      latestEpisodes: episodes(first: 1, newestFirst: true) {
        edges {
          node {
            ...EpisodePlaceFields
          }
        }
      }
    }
  }
`);
