import { boundedText } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import scoutsTexts from '../messages/scouts.js';

/** What can be answered, as people choose it. */
export const answers = ['INTERESTED', 'DECLINED'] as const;

/** The form of an answer; nothing is chosen beforehand. */
export const answerForm = z.object({
  answer: z.string().pipe(z.enum(answers, { error: () => textsOf(scoutsTexts).answer.none() })),
  words: boundedText(limits.scoutAnswerWords),
});
