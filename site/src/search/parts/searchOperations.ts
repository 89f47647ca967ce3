import { graphql } from '../../gql/index.ts';

/** Works, creators and tags that a keyword finds; works fifty at a time. */
export const search = graphql(/* GraphQL */ `
  query Search($keyword: String!, $searchSortMethod: SearchSortMethod, $after: String) {
    search(keyword: $keyword, searchSortMethod: $searchSortMethod) {
      works(first: 50, after: $after) {
        pageInfo {
          ...PageInfoFields
        }
        edges {
          node {
            ...WorkCardFields
          }
        }
      }
      workCount
      creators {
        ...CreatorNameFields
        iconImage {
          ...PictureFields
        }
      }
      tags {
        id
        title
      }
    }
  }
`);

/** Words spelt nearly like a keyword that found nothing. */
export const searchSuggestions = graphql(/* GraphQL */ `
  query SearchSuggestions($keyword: String!) {
    search(keyword: $keyword) {
      suggestions
    }
  }
`);
