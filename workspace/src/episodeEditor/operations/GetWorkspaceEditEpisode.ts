import { graphql } from '../../gql/index.ts';

/** An episode as its editor shows it, with every page. */
export const GetWorkspaceEditEpisode = graphql(/* GraphQL */ `
  query GetWorkspaceEditEpisode($id: ID!) {
    episode(id: $id) {
      id
      revision
      title
      number
      publicNumber
      status
      suspension {
        ...SuspensionFields
      }
      publishedAt
      updatedAt
      startPosition
      afterword
      viewerCanEdit
      canChangeStatusToFanOnly
      canChangeStatusToDraft
      buyerCount
      archivedAt
      salesInfo {
        price
        pagesChargedFrom
        salesAppeal
      }
      surveyFromAuthor {
        ...SurveyFields
      }
      thumbnailImage {
        id
      }
      pages(first: 200) {
        totalCount
        nodes {
          id
          number
          altText
          transcript
          noSplit
          isWide
          image {
            ...CroppedPictureFields
          }
        }
      }
      work {
        id
        title
        language
        scrollDirection
        suspension {
          ...SuspensionFields
        }
      }
    }
  }
`);
