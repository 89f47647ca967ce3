import { graphql } from '../../gql/index.ts';

/** Puts a finding away, or brings it back. */
export const DiscardAnalyticsComiccopilotRecommend = graphql(/* GraphQL */ `
  mutation DiscardAnalyticsComiccopilotRecommend($input: DiscardAnalyticsComiccopilotRecommendInput!) {
    discardAnalyticsComiccopilotRecommend(input: $input) {
      isDiscarded
      problems {
        ...ProblemFields
      }
    }
  }
`);
