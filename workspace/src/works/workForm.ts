import { boundedText } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import type { WorkInput } from '../gql/graphql.ts';
import type { UploadedImage } from '../uploads/index.ts';
import { contestForm, formsToSend, type FormContest } from './contestForm.ts';
import { tagProblem } from './tagTitle.ts';

/** A cover with the point that stays visible in every crop. */
export type Cover = UploadedImage;

/** The form of a work. */
export const workForm = z.object({
  title: boundedText(limits.workTitle, 'Give the work a title.'),
  description: boundedText(limits.workDescription),
  coverImageId: z.string(),
  cover: z.custom<Cover | null>(),
  scrollDirection: z.enum(['RIGHT_TO_LEFT', 'LEFT_TO_RIGHT', 'TOP_TO_BOTTOM']),
  isOneShot: z.boolean(),
  isCompleted: z.boolean(),
  commentIsOpen: z.boolean(),
  commentMode: z.enum(['DAREDEMO', 'YAWARAKA']),
  showsYawarakaText: z.boolean(),
  enableSurvey: z.boolean(),
  tagTitles: z
    .array(
      z
        .string()
        .refine((title) => tagProblem(title) === null, { error: (issue) => tagProblem(String(issue.input)) ?? '' }),
    )
    .max(10, 'Ten tags at most. Remove one first.'),
  /** The form of the open contest, when the work is entered; else none. */
  contestApplications: z.array(contestForm),
});

export type WorkValues = z.input<typeof workForm>;

export const emptyWork: WorkValues = {
  title: '',
  description: '',
  coverImageId: '',
  cover: null,
  scrollDirection: 'RIGHT_TO_LEFT',
  isOneShot: false,
  isCompleted: false,
  commentIsOpen: true,
  commentMode: 'DAREDEMO',
  showsYawarakaText: false,
  enableSurvey: true,
  tagTitles: [],
  contestApplications: [],
};

/** A checked form as the API takes it. */
export function workInputOf(
  values: z.output<typeof workForm>,
  cover: Cover | null,
  contest: FormContest | null | undefined,
): WorkInput {
  const { coverImageId: _id, cover: _cover, contestApplications, ...rest } = values;
  return {
    ...rest,
    ...formsToSend(contestApplications, contest),
    coverImageId: cover?.id ?? null,
    ...(cover ? { coverFocusX: cover.focusX, coverFocusY: cover.focusY } : {}),
  };
}
