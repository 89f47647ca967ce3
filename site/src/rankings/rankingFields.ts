import { graphql } from '../gql/index.ts';

/** What RankingPage.astro draws: a hundred works, R9-008. */
export const rankingFields = graphql(/* GraphQL */ `
  fragment RankingFields on Ranking {
    id
    period
    computedAt
    windowStart
    windowEnd
    formula
    entries(first: 100) {
      rank
      previousRank
      isNew
      score
      work {
        ...WorkCardFields
        tags {
          id
          title
        }
        latestEpisodes: episodes(first: 1, newestFirst: true) {
          edges {
            node {
              ...EpisodePlaceFields
            }
          }
        }
      }
    }
  }
`);
