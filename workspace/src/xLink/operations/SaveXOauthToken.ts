import { graphql } from '../../gql/index.ts';

/** Ends a link that was begun, with what X sent along. */
export const SaveXOauthToken = graphql(/* GraphQL */ `
  mutation SaveXOauthToken($input: SaveXOauthTokenInput!) {
    saveXOauthToken(input: $input) {
      xOAuthToken {
        ...XOAuthTokenFields
      }
      takenXUserId
      problems {
        ...ProblemFields
      }
    }
  }
`);
