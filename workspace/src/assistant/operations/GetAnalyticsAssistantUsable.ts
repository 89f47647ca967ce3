import { graphql } from '../../gql/index.ts';

/** Whether the assistant is on, and about what it speaks. */
export const GetAnalyticsAssistantUsable = graphql(/* GraphQL */ `
  query GetAnalyticsAssistantUsable {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        analyticsComiccopilot {
          ...AssistantFields
        }
      }
    }
  }
`);
