import { boundedText } from '@komawari/ui/forms';
import { genreNames, type Genre } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { countLimits, limits } from '@komawari/ui/limits';
import * as z from 'zod';
import type { WorkInput } from '../gql/graphql.ts';
import worksTexts from '../messages/works.js';
import type { UploadedImage } from '../uploads/index.ts';
import { contestForm, formsToSend, type FormContest } from './contestForm.ts';
import { tagProblem } from './tagTitle.ts';

/** A cover with the point that stays visible in every crop. */
export type Cover = UploadedImage;

/** The form of a work. */
export const workForm = z.object({
  title: boundedText(limits.workTitle, () => textsOf(worksTexts).fields.noTitle()),
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
  rating: z.enum(['ALL_AGES', 'MATURE']),
  language: z.string().min(1, { error: () => textsOf(worksTexts).details.noLanguage() }),
  /** Empty where none is chosen. */
  genre: z.union([z.literal(''), z.enum(Object.keys(genreNames) as [Genre, ...Genre[]])]),
  onHiatus: z.boolean(),
  /** A day such as 2027-01-15; empty while nobody knows. */
  returnsOn: z.string(),
  credits: z
    .array(
      z.object({
        name: boundedText(limits.creditName, () => textsOf(worksTexts).credits.noName()),
        role: boundedText(limits.creditRole, () => textsOf(worksTexts).credits.noRole()),
        screenName: boundedText(limits.creditScreenName),
      }),
    )
    .max(countLimits.creditsPerWork),
  tagTitles: z
    .array(
      z
        .string()
        .refine((title) => tagProblem(title) === null, { error: (issue) => tagProblem(String(issue.input)) ?? '' }),
    )
    .max(10, { error: () => textsOf(worksTexts).tags.full() }),
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
  rating: 'ALL_AGES',
  language: 'ja',
  genre: '',
  onHiatus: false,
  returnsOn: '',
  credits: [],
  tagTitles: [],
  contestApplications: [],
};

/** A checked form as the API takes it. */
export function workInputOf(
  values: z.output<typeof workForm>,
  cover: Cover | null,
  contest: FormContest | null | undefined,
): WorkInput {
  const { coverImageId: _id, cover: _cover, contestApplications, genre, returnsOn, ...rest } = values;
  return {
    ...rest,
    genre: genre || null,
    returnsOn: (rest.onHiatus && returnsOn) || null,
    ...formsToSend(contestApplications, contest),
    coverImageId: cover?.id ?? null,
    ...(cover ? { coverFocusX: cover.focusX, coverFocusY: cover.focusY } : {}),
  };
}
