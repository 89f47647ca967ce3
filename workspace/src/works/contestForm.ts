import { boundedText } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import type { ContestApplicationInput, GetEditWorkFormQuery } from '../gql/graphql.ts';
import worksTexts from '../messages/works.js';

/** The contest works can be entered into now, as the forms of works know it. */
export type FormContest = NonNullable<GetEditWorkFormQuery['currentContest']>;

/** The entry form of a contest. */
export const contestForm = z
  .object({
    contestIdentifier: z.string(),
    personalInfo: z.object({
      name: boundedText(limits.contestPerson, () => textsOf(worksTexts).contest.noName()),
      nameReading: boundedText(limits.contestPerson, () => textsOf(worksTexts).contest.noReading()),
      email: boundedText(limits.contestPerson, () => textsOf(worksTexts).contest.noEmail()).refine(
        (text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
        { error: () => textsOf(worksTexts).contest.wrongEmail() },
      ),
    }),
    mangaCreationHistory: boundedText(limits.mangaCreationHistory),
    scoutPreference: z.enum(['ANY', 'SELECTED', 'NONE']),
    selectedDepartments: z.array(z.string()),
  })
  .refine(
    ({ scoutPreference, selectedDepartments }) => scoutPreference !== 'SELECTED' || selectedDepartments.length > 0,
    {
      path: ['selectedDepartments'],
      error: () => textsOf(worksTexts).contest.noSelected(),
    },
  );

type ContestValues = z.input<typeof contestForm>;

/** The form of somebody who enters a work for the first time. */
export const emptyContestForm = (contestIdentifier: string): ContestValues => ({
  contestIdentifier,
  personalInfo: { name: '', nameReading: '', email: '' },
  mangaCreationHistory: '',
  scoutPreference: 'ANY',
  selectedDepartments: [],
});

/** The forms that can still be changed, as the work's form holds them. */
export function openForms(
  applications: GetEditWorkFormQuery['work']['contestApplications'],
  contest: FormContest | null | undefined,
): ContestValues[] {
  return applications
    .filter(({ contestIdentifier }) => contest?.state === 'OPEN' && contestIdentifier === contest.identifier)
    .map(({ personalInfo, ...form }) => ({
      ...form,
      personalInfo: personalInfo ?? { name: '', nameReading: '', email: '' },
    }));
}

/** What a contest asks about a person is not written down in the browser. The entry itself is: it asks for the person again. */
export const withoutPersons = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  contestApplications: (values['contestApplications'] as ContestValues[]).map((entry) => ({
    ...entry,
    personalInfo: { name: '', nameReading: '', email: '' },
  })),
});

/** What is sent: the forms while the contest is open, nothing afterwards. */
export const formsToSend = (
  forms: z.output<typeof contestForm>[],
  contest: FormContest | null | undefined,
): { contestApplications?: ContestApplicationInput[] } =>
  contest?.state === 'OPEN' ? { contestApplications: forms } : {};
