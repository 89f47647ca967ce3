import { graphql } from '../../gql/index.ts';

/** A link to X as its screen shows it. */
export const xOAuthTokenFields = graphql(/* GraphQL */ `
  fragment XOAuthTokenFields on XOAuthToken {
    xUserId
    screenName
    status
    linkedAt
    lastUsedAt
    endsAt
    endedAt
    isDue
  }
`);
