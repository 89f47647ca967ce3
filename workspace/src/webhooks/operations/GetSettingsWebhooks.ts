import { graphql } from '../../gql/index.ts';

/** The webhooks of the viewer, and what was sent to them last. */
export const GetSettingsWebhooks = graphql(/* GraphQL */ `
  query GetSettingsWebhooks {
    viewer {
      __typename
      id
      kind
      ... on RegisteredViewer {
        webhooks {
          id
          url
          events
          disabledBy
          deliveries {
            id
            event
            state
            attempts
            occurredAt
            dueAt
            status
            failure
          }
        }
      }
    }
  }
`);
