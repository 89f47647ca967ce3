import { graphql } from '../../gql/index.ts';

/** What the form of a new work knows beforehand: tags worth suggesting. */
export const GetNewWorkForm = graphql(/* GraphQL */ `
  query GetNewWorkForm {
    viewer {
      __typename
      id
      kind
    }
    currentContest {
      ...FormContestFields
    }
    hotTags(first: 16) {
      ...SuggestedTagFields
    }
  }
`);
