import { graphql } from '../../gql/index.ts';

/** The address a sign-up link was sent to. */
export const GetDecryptEmailAddress = graphql(/* GraphQL */ `
  query GetDecryptEmailAddress($encryptedEmail: String!) {
    decryptEmailAddress(encryptedEmail: $encryptedEmail) {
      emailAddress
      problems {
        ...ProblemFields
      }
    }
  }
`);
