import { graphql } from '../../gql/index.ts';

/** Switches the assistant on or off, and says about what it speaks. */
export const UpdateAnalyticsComiccopilotUsable = graphql(/* GraphQL */ `
  mutation UpdateAnalyticsComiccopilotUsable($input: UpdateAnalyticsComiccopilotUsableInput!) {
    updateAnalyticsComiccopilotUsable(input: $input) {
      analyticsComiccopilot {
        ...AssistantFields
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
