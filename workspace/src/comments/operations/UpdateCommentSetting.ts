import { graphql } from '../../gql/index.ts';

/** Says whether every new comment waits. */
export const UpdateCommentSetting = graphql(/* GraphQL */ `
  mutation UpdateCommentSetting($input: UpdateCommentSettingInput!) {
    updateCommentSetting(input: $input) {
      holdsAll
      problems {
        ...ProblemFields
      }
    }
  }
`);
