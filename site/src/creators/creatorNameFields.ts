import { graphql } from '../gql/index.ts';

/** Who somebody is, as a name that leads to their site. */
export const creatorNameFields = graphql(/* GraphQL */ `
  fragment CreatorNameFields on User {
    id
    screenName
    displayName
  }
`);
