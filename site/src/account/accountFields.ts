import { graphql } from '../gql/index.ts';

/** Who is signed in, as the header shows them. */
export const accountFields = graphql(/* GraphQL */ `
  fragment AccountFields on User {
    id
    screenName
    displayName
    iconImage {
      ...PictureFields
    }
  }
`);
