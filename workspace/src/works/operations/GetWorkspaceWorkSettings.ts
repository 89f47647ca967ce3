import { graphql } from '../../gql/index.ts';

/** A work with all its episodes, drafts included. */
export const GetWorkspaceWorkSettings = graphql(/* GraphQL */ `
  query GetWorkspaceWorkSettings($id: ID!, $episodesAfter: String) {
    work(id: $id) {
      id
      revision
      viewerCanEdit
      title
      language
      description
      isCompleted
      isOneShot
      scrollDirection
      viewerLastUpdatedAt
      suspension {
        ...SuspensionFields
      }
      coverImage {
        ...CoverFields
      }
      tags {
        id
        title
      }
      statistic {
        viewCount
        likeCount
        commentCount
        bookmarkCount
      }
      viewerEpisodes(first: 100, after: $episodesAfter) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            id
            title
            number
            publicNumber
            status
            publishedAt
            updatedAt
            revision
            canChangeStatusToDraft
            canChangeStatusToFanOnly
            buyerCount
            archivedAt
            salesInfo {
              price
              pagesChargedFrom
            }
            thumbnailImage {
              ...ThumbnailFields
            }
            statistic {
              likeCount
              commentCount
              viewCount
            }
            pages(first: 1) {
              totalCount
            }
          }
        }
      }
    }
  }
`);
