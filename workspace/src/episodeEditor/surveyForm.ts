import { boundedText } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import episodeEditorTexts from '../messages/episodeEditor.js';

/** What an author asks at the end of an episode, and the answers to choose from. */
export const surveyForm = z.object({
  question: boundedText({ ...limits.authorSurveyQuestion, min: 1 }, () =>
    textsOf(episodeEditorTexts).survey.noQuestion(),
  ),
  choices: z
    .array(boundedText(limits.authorSurveyChoice, () => textsOf(episodeEditorTexts).survey.noAnswer()))
    .check((context) => {
      const index = context.value.findIndex((choice, at) => choice !== '' && context.value.indexOf(choice) < at);
      if (index !== -1)
        context.issues.push({
          code: 'custom',
          message: textsOf(episodeEditorTexts).survey.twice(),
          input: context.value,
          path: [index],
        });
    }),
});
