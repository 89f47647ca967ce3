import { graphql } from '../../gql/index.ts';

/** What the viewer is asked and answered at the end of an episode. */
export const getSurveyAnswers = graphql(/* GraphQL */ `
  query GetSurveyAnswers($id: ID!) {
    episode(id: $id) {
      id
      viewerCanAnswerSurvey
      viewerSurveyAnswer {
        id
        answer
        canChangeUntil
      }
      surveyFromAuthor {
        id
        question
        choices
        viewerChoice
      }
    }
  }
`);

/** Says how an episode was. */
export const answerSurvey = graphql(/* GraphQL */ `
  mutation AnswerSurvey($input: AnswerSurveyInput!) {
    answerSurvey(input: $input) {
      answer {
        id
        answer
        canChangeUntil
      }
      problems {
        message
      }
    }
  }
`);

/** Who answered has read the episode: it goes on the reading history. */
export const addReadingHistoryWithSurveyAnswer = graphql(/* GraphQL */ `
  mutation AddReadingHistoryWithSurveyAnswer($input: AddReadingHistoryWithSurveyAnswerInput!) {
    addReadingHistoryWithSurveyAnswer(input: $input) {
      ok
    }
  }
`);

/** Answers the author's own question. */
export const answerSurveyFromAuthor = graphql(/* GraphQL */ `
  mutation AnswerSurveyFromAuthor($input: AnswerSurveyFromAuthorInput!) {
    answerSurveyFromAuthor(input: $input) {
      episode {
        id
        surveyFromAuthor {
          id
          viewerChoice
        }
      }
      problems {
        message
      }
    }
  }
`);
