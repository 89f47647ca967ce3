import { graphql } from '../../gql/index.ts';

/** Saves the creator site. */
export const updateSite = graphql(/* GraphQL */ `
  mutation updateSite($input: UpdateSiteInput!) {
    updateSite(input: $input) {
      site {
        id
        title
        description
        comment
        color
        isClosed
        workDefaultSortOrder
        workLayout
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
