import { graphql } from '../gql/index.ts';

/** One work from elsewhere in a creator's portfolio. */
export const externalWork = graphql(/* GraphQL */ `
  query ExternalWork($screenName: String!, $externalWorkId: ID!) {
    user(screenName: $screenName) {
      ...CreatorSiteFields
      portfolio {
        id
        externalWork(id: $externalWorkId) {
          ...ExternalWorkCardFields
          description
        }
      }
    }
  }
`);
