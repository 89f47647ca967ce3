import { boundedText } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';

/** What an author asks at the end of an episode, and the answers to choose from. */
export const surveyForm = z.object({
  question: boundedText({ ...limits.authorSurveyQuestion, min: 1 }, 'Write what you want to know.'),
  choices: z.array(boundedText(limits.authorSurveyChoice, 'Write an answer, or remove it.')).check((context) => {
    const index = context.value.findIndex((choice, at) => choice !== '' && context.value.indexOf(choice) < at);
    if (index !== -1)
      context.issues.push({
        code: 'custom',
        message: 'This answer is there already.',
        input: context.value,
        path: [index],
      });
  }),
});
