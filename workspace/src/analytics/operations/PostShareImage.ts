import { graphql } from '../../gql/index.ts';

/** Posts a share image on the creator's X account. */
export const PostShareImage = graphql(/* GraphQL */ `
  mutation PostShareImage($input: PostShareImageInput!) {
    postShareImage(input: $input) {
      url
      problems {
        ...ProblemFields
      }
    }
  }
`);
