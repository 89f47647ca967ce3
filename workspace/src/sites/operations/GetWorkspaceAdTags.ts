import { graphql } from '../../gql/index.ts';

/** The ads that stand on all episodes of the viewer. */
export const GetWorkspaceAdTags = graphql(/* GraphQL */ `
  query GetWorkspaceAdTags {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        adSlotCollection {
          episodeTags {
            pcTop {
              ...AdTagFields
            }
            pcBottom {
              ...AdTagFields
            }
            sp {
              ...AdTagFields
            }
          }
        }
      }
    }
  }
`);

/** The values of one ad. */
graphql(/* GraphQL */ `
  fragment AdTagFields on Ad {
    pid
    mid
    asid
    type
    display
    elementid
    scriptVersion
  }
`);
