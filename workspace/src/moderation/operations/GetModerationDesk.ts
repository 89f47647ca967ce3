import { graphql } from '../../gql/index.ts';

/** Soft comments that wait for a moderator, those that wait longest first. */
export const GetModerationDesk = graphql(/* GraphQL */ `
  query GetModerationDesk {
    yawarakaDesk {
      waitingCount
      overdueCount
      medianMinutes
      comments(first: 50) {
        id
        body
        createdAt
        isOverdue
        hasFilteredWord
        user {
          ...PersonFields
        }
        episode {
          id
          title
          number
          work {
            id
            title
            language
          }
        }
      }
    }
  }
`);
