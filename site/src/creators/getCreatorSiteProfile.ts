import { graphql } from '../gql/index.ts';

/** A creator's introduction in full. */
export const getCreatorSiteProfile = graphql(/* GraphQL */ `
  query GetCreatorSiteProfile($screenName: String!) {
    user(screenName: $screenName) {
      ...CreatorSiteFields
    }
  }
`);
