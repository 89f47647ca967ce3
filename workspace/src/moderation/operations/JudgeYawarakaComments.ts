import { graphql } from '../../gql/index.ts';

/** Decides about soft comments that wait. */
export const JudgeYawarakaComments = graphql(/* GraphQL */ `
  mutation JudgeYawarakaComments($input: JudgeYawarakaCommentsInput!) {
    judgeYawarakaComments(input: $input) {
      judgedCommentIds
      problems {
        message
      }
    }
  }
`);
