import { graphql } from '../gql/index.ts';

/** An episode as the reader shows it: its pages, the writer's words after it and its neighbours. */
export const getEpisode = graphql(/* GraphQL */ `
  query GetEpisode($id: ID!) {
    episode(id: $id) {
      ...EpisodePlaceFields
      status
      publishedAt
      salesInfo {
        price
        pagesChargedFrom
        salesAppeal
      }
      startPosition
      afterword
      likeCount
      canShowSurvey
      canShowSurveyFromAuthor
      surveyFromAuthor {
        id
        question
        choices
      }
      pages(first: 200) {
        totalCount
        viewableCount
        firstPaidPageThumbnailImage {
          url
          width
          height
        }
        edges {
          node {
            ...ReaderPageFields
          }
        }
      }
      thumbnailImage {
        ...PictureFields
      }
      previousEpisode {
        ...EpisodePlaceFields
      }
      nextEpisode {
        ...EpisodePlaceFields
        status
        publishedAt
        salesInfo {
          price
        }
        thumbnailImage {
          ...PictureFields
        }
        pages(first: 1) {
          totalCount
        }
      }
      pinnedDaredemoComment {
        ...DaredemoCommentFields
      }
      daredemoComments(first: 3) {
        totalCount
        edges {
          node {
            ...DaredemoCommentFields
          }
        }
      }
      userAdCollection {
        pcTop {
          ...AdFields
        }
        pcBottom {
          ...AdFields
        }
        sp {
          ...AdFields
        }
      }
      work {
        id
        title
        rating
        isGated
        language
        scrollDirection
        commentIsOpen
        commentMode
        showsYawarakaText
        enableSurvey
        coverImage {
          ...PictureFields
        }
        user {
          ...CreatorNameFields
          watchedUserCount
          iconImage {
            ...PictureFields
          }
        }
      }
    }
    salesTerms {
      platformFeeBps
      paymentFeeBps
      isTest
    }
  }
`);
