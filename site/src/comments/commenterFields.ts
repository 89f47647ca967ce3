import { graphql } from '../gql/index.ts';

/** Who wrote a comment. */
export const commenterFields = graphql(/* GraphQL */ `
  fragment CommenterFields on User {
    ...CreatorNameFields
    iconImage {
      id
      url(width: 160)
    }
  }
`);
