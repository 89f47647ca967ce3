import { graphql } from '../../gql/index.ts';

/** Works, creators and tags that a keyword finds; works fifty at a time. What stands above the works is asked with their first page. */
export const search = graphql(/* GraphQL */ `
  query Search($keyword: String!, $searchSortMethod: SearchSortMethod, $after: String, $isFirst: Boolean!) {
    search(keyword: $keyword, searchSortMethod: $searchSortMethod) {
      works(first: 50, after: $after) {
        pageInfo {
          ...PageInfoFields
        }
        edges {
          node {
            ...WorkCardFields
            lastUpdatedAt
          }
        }
      }
      workCount @include(if: $isFirst)
      episodes @include(if: $isFirst) {
        pageNumber
        line {
          text
          isMatch
        }
        episode {
          ...EpisodePlaceFields
          work {
            id
            title
            language
            user {
              id
            }
          }
        }
      }
      creators @include(if: $isFirst) {
        ...CreatorNameFields
        iconImage {
          ...PictureFields
        }
      }
      tags @include(if: $isFirst) {
        id
        title
      }
    }
  }
`);

/** What a keyword that is still being typed may become. */
export const searchCompletions = graphql(/* GraphQL */ `
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
        ...CreatorNameFields
      }
      tags {
        id
        title
      }
    }
  }
`);

/** Words spelt nearly like a keyword that found nothing, or next to nothing. */
export const searchSuggestions = graphql(/* GraphQL */ `
  query SearchSuggestions($keyword: String!) {
    search(keyword: $keyword) {
      suggestions
    }
  }
`);

/** Whether mature works are among what this reader finds. */
export const getShowsMature = graphql(/* GraphQL */ `
  query GetShowsMature {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        showsMature
      }
    }
  }
`);
