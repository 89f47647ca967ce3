import { graphql } from '../../gql/index.ts';

/** Saves the profile. */
export const updateProfile = graphql(/* GraphQL */ `
  mutation updateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        id
        screenName
        displayName
        selfIntroduction
        twitterScreenName
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
