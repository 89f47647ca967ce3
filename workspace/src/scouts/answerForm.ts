import { boundedText } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';

/** What can be answered, as people choose it. */
export const answers = [
  { value: 'INTERESTED', label: 'Interested', description: 'You want to hear more' },
  { value: 'DECLINED', label: 'No, thank you', description: 'You want to leave it at that' },
] as const;

type Answer = (typeof answers)[number]['value'];

/** How an answer is called in a line. */
export const wordOfAnswer = (answer: Answer): string => answers.find(({ value }) => value === answer)?.label ?? answer;

/** The form of an answer; nothing is chosen beforehand. */
export const answerForm = z.object({
  answer: z.string().pipe(z.enum(['INTERESTED', 'DECLINED'], 'Choose one of the two.')),
  words: boundedText(limits.scoutAnswerWords),
});
