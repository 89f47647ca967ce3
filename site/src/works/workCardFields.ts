import { graphql } from '../gql/index.ts';

/** What ListedWork.tsx draws. */
export const workCardFields = graphql(/* GraphQL */ `
  fragment WorkCardFields on Work {
    id
    title
    isCompleted
    isOneShot
    rating
    language
    onHiatus
    firstPublishedAt
    lastUpdatedAt
    coverImage {
      ...PictureFields
    }
    user {
      ...CreatorNameFields
    }
    episodes(first: 1) {
      totalCount
    }
  }
`);
