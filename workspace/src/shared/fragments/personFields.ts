import { graphql } from '../../gql/index.ts';

/** Somebody by name and picture, with the way to their site. */
export const personFields = graphql(/* GraphQL */ `
  fragment PersonFields on User {
    id
    screenName
    displayName
    iconImage {
      ...IconFields
    }
  }
`);
