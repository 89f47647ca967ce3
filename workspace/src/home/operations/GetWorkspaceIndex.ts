import { graphql } from '../../gql/index.ts';

/** Workspace home: figures, the latest episodes and comments, what is scheduled, and themes and a contest to take part in. */
export const GetWorkspaceIndex = graphql(/* GraphQL */ `
  query GetWorkspaceIndex($year: Int!, $month: Int!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          displayName
          watchedUserCount
        }
        statisticOfLastDays(days: 7) {
          viewCount
          likeCount
          commentCount
          bookmarkCount
          fanCount
        }
        works(first: 1) {
          edges {
            node {
              id
            }
          }
        }
        latestEpisodes(first: 3) {
          ...HomeEpisodeFields
          updatedAt
          thumbnailImage {
            ...ThumbnailFields
          }
          statistic {
            viewCount
            likeCount
          }
        }
        scheduledEpisodes(first: 4) {
          ...HomeEpisodeFields
        }
        heldCommentCount
        monthlySalesSummary(year: $year, month: $month) {
          id
          amount
          quantity
        }
        recentComments(first: 3) {
          id
          body
          createdAt
          isByAuthor
          user {
            ...PersonFields
          }
          episode {
            id
            title
            number
            publicNumber
            work {
              id
              language
            }
          }
        }
      }
    }
    themes(first: 6) {
      id
      startsAt
      endsAt
      isRunning
      tag {
        id
        title
      }
    }
    currentContest {
      id
      identifier
      title
      state
      deadline
    }
  }

  fragment HomeEpisodeFields on Episode {
    id
    title
    number
    publicNumber
    status
    publishedAt
    archivedAt
    salesInfo {
      price
    }
    work {
      id
      title
      language
    }
  }
`);
