import { graphql } from '../gql/index.ts';

/**
 * What ListedWork.tsx draws of every work. Not what changes with each of its episodes: a page that shows none of that is not drawn
 * again for them.
 */
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
    coverImage {
      ...PictureFields
    }
    user {
      ...CreatorNameFields
    }
  }
`);
