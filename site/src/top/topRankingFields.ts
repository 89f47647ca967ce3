import { graphql } from '../gql/index.ts';

/** What Rankings.astro draws: ten works of a ranking, R9-008. */
export const topRankingFields = graphql(/* GraphQL */ `
  fragment TopRankingFields on Ranking {
    id
    period
    computedAt
    entries(first: 10) {
      rank
      previousRank
      isNew
      work {
        id
        title
        language
        coverImage {
          ...PictureFields
        }
        user {
          id
          displayName
        }
      }
    }
  }
`);
