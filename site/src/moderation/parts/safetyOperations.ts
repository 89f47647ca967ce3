import { graphql } from '../../gql/index.ts';

/** Whether this viewer blocks or mutes somebody, and whether it is themselves. */
export const getViewerSilences = graphql(/* GraphQL */ `
  query GetViewerSilences($id: ID!) {
    node(id: $id) {
      id
      ... on User {
        isViewer
        viewerIsBlocking
        viewerIsMuting
      }
    }
  }
`);

/** Blocks a person: by profile, or as the writer of a comment. */
export const blockUser = graphql(/* GraphQL */ `
  mutation BlockUser($input: BlockUserInput!) {
    blockUser(input: $input) {
      blockedId
      problems {
        message
      }
    }
  }
`);

/** Lifts a block. */
export const unblockUser = graphql(/* GraphQL */ `
  mutation UnblockUser($input: UnblockUserInput!) {
    unblockUser(input: $input) {
      unblockedId
      problems {
        message
      }
    }
  }
`);

/** Hides a person's works and comments for this viewer. */
export const muteUser = graphql(/* GraphQL */ `
  mutation MuteUser($input: MuteUserInput!) {
    muteUser(input: $input) {
      mutedId
      problems {
        message
      }
    }
  }
`);

/** Shows a person's works and comments again. */
export const unmuteUser = graphql(/* GraphQL */ `
  mutation UnmuteUser($input: UnmuteUserInput!) {
    unmuteUser(input: $input) {
      unmutedId
      problems {
        message
      }
    }
  }
`);

/** Tells the operator that something breaks the rules. */
export const report = graphql(/* GraphQL */ `
  mutation Report($input: ReportInput!) {
    report(input: $input) {
      reportedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
