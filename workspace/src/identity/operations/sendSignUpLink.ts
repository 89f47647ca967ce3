import { graphql } from '../../gql/index.ts';

/** Sends the mail that starts a sign-up. */
export const sendSignUpLink = graphql(/* GraphQL */ `
  mutation sendSignUpLink($input: SendSignUpLinkInput!) {
    sendSignUpLink(input: $input) {
      sentTo
      resendAfter
      problems {
        ...ProblemFields
      }
    }
  }
`);
