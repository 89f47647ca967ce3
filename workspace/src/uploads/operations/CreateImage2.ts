import { graphql } from '../../gql/index.ts';

/** Turns uploaded bytes into an image with all its sizes. */
export const CreateImage2 = graphql(/* GraphQL */ `
  mutation CreateImage2($input: CreateImage2Input!) {
    createImage2(input: $input) {
      image {
        ...PagePictureFields
      }
      width
      height
      problems {
        ...ProblemFields
      }
    }
  }
`);
