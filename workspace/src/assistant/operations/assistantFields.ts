import { graphql } from '../../gql/index.ts';

/** How the assistant of analytics stands to its creator. */
export const assistantFields = graphql(/* GraphQL */ `
  fragment AssistantFields on AnalyticsComiccopilot {
    isUsable
    hasChosen
    topics
    canBeWorded
    isWorded
  }
`);
