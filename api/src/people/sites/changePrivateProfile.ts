import type { Transaction } from '../../database/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import type { Language } from '../../kernel/language.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { checkText } from '../../kernel/text.ts';
import { todayInTokyo } from '../../kernel/today.ts';
import { findPrivateProfiles, writePrivateProfile, type Gender } from './store/privateProfiles.ts';
import { limits } from './limits.ts';
import { ADULT_AT, isTooYoung } from './policy.ts';

/** What a person may tell us; an absent field stays, null takes it back. */
export interface PrivateProfileInput {
  biography?: string | null | undefined;
  birthday?: string | null | undefined;
  gender?: Gender | null | undefined;
  hasDeclinedContact?: boolean | null | undefined;
  showsMature?: boolean | null | undefined;
  language?: Language | null | undefined;
}

const FIELDS = ['biography', 'birthday', 'gender', 'hasDeclinedContact', 'showsMature', 'language'] as const;

/** Nobody alive was born before. */
const EARLIEST = '1900-01-01';

/** Checks and writes the private part of a profile. Nothing is written when something has to be fixed. */
export async function changePrivateProfile(
  tx: Transaction,
  userId: string,
  input: PrivateProfileInput,
  found: Problem[],
): Promise<void> {
  if (FIELDS.every((field) => input[field] === undefined)) return;
  const before = (await findPrivateProfiles(tx, [userId])).get(userId);
  const biography =
    input.biography === undefined
      ? (before?.biography ?? '')
      : checkText(
          input.biography ?? '',
          {
            path: ['biography'],
            label: said(peopleErrors, (t) => t.sites.biographyLabel()),
            ...limits.biography,
            multiline: true,
          },
          found,
        );
  const birthday = input.birthday === undefined ? (before?.birthday ?? null) : checkBirthday(input.birthday, found);
  if (input.showsMature && isTooYoung(birthday, todayInTokyo()))
    found.push(
      problem(
        ['showsMature'],
        'TOO_YOUNG',
        said(peopleErrors, (t) => t.sites.tooYoung({ adultAt: ADULT_AT })),
      ),
    );
  if (found.length > 0) return;
  await writePrivateProfile(tx, {
    userId,
    biography,
    birthday,
    gender: input.gender === undefined ? (before?.gender ?? null) : input.gender,
    hasDeclinedContact: input.hasDeclinedContact ?? before?.hasDeclinedContact ?? false,
    showsMature: input.showsMature === undefined ? (before?.showsMature ?? null) : input.showsMature,
    language: input.language === undefined ? (before?.language ?? null) : input.language,
  });
}

/** A day that exists, not before 1900 and not in the future of Tokyo. */
function checkBirthday(given: string | null, found: Problem[]): string | null {
  const day = (given ?? '').trim();
  if (day === '') return null;
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
  const today = todayInTokyo();
  if (exists && day >= EARLIEST && day <= today) return day;
  found.push(
    exists
      ? problem(
          ['birthday'],
          'OUT_OF_RANGE',
          said(peopleErrors, (t) => t.sites.noBirthday()),
        )
      : problem(
          ['birthday'],
          'NO_SUCH_DAY',
          said(peopleErrors, (t) => t.sites.noSuchDay()),
        ),
  );
  return null;
}
