import { graphql } from '../../gql/index.ts';

/** A contest with its entries and, when it is out, its result. */
export const getContest = graphql(/* GraphQL */ `
  query GetContest($identifier: String!) {
    contest(identifier: $identifier) {
      id
      title
      description
      state
      opensAt
      deadline
      resultsAt
      tag {
        id
        title
      }
      prizes {
        name
        reward
      }
      judges {
        name
        role
      }
      results {
        id
        prizeName
        comments {
          judgeName
          judgeRole
          body
        }
        work {
          ...WorkCardFields
        }
      }
      entries(first: 100) {
        totalCount
        edges {
          node {
            id
            work {
              ...WorkCardFields
            }
          }
        }
      }
    }
  }
`);
