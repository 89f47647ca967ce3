import { graphql } from '../gql/index.ts';

/** The ranking of the previous day. */
export const rankingsDaily = graphql(/* GraphQL */ `
  query RankingsDaily {
    ranking(period: DAILY) {
      ...RankingFields
    }
  }
`);
