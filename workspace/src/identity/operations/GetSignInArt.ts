import { graphql } from '../../gql/index.ts';

/** Covers for the panels beside the sign-in form. */
export const GetSignInArt = graphql(/* GraphQL */ `
  query GetSignInArt {
    hotWorks(first: 3) {
      id
      coverImage {
        ...PictureFields
      }
    }
  }
`);
