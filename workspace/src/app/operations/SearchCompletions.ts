import { graphql } from '../../gql/index.ts';

/** What a keyword that is being typed into the header's search may become. */
export const SearchCompletions = graphql(/* GraphQL */ `
  query SearchCompletions($keyword: String!) {
    search(keyword: $keyword) {
      titles(first: 5) {
        id
        title
        language
        user {
          id
          displayName
        }
      }
      creators {
        id
        screenName
        displayName
      }
      tags {
        id
        title
      }
    }
  }
`);
