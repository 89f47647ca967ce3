import { graphql } from '../../gql/index.ts';

/** Whether comments on the viewer's works are checked against robots, and whether this installation can. */
export const GetWorkspaceRecaptchaUsable = graphql(/* GraphQL */ `
  query GetWorkspaceRecaptchaUsable {
    reCaptchaKeys {
      scoreKey
    }
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        recaptchaSetting {
          isUsable
        }
      }
    }
  }
`);
