import { problem, type Problem } from '../../kernel/errors.ts';
import { checkText } from '../../kernel/text.ts';
import type { ApplicationDraft, ScoutPreference } from './store/applications.ts';
import { limits } from './limits.ts';

/** What a creator enters in the form of a contest. */
export interface ContestApplicationInput {
  contestIdentifier: string;
  personalInfo: { name: string; nameReading: string; email: string };
  mangaCreationHistory?: string | null | undefined;
  scoutPreference: ScoutPreference;
  selectedDepartments?: string[] | null | undefined;
}

const PERSONAL = [
  ['name', 'name', 'お名前'],
  ['nameReading', 'reading of the name', 'お名前の読み'],
  ['email', 'e-mail address', 'メールアドレス'],
] as const;

/** Checks one form (decisions 4.2 and 4.10) and collects what is wrong. `path` leads to the form. */
export function checkApplication(
  input: ContestApplicationInput,
  departments: readonly string[],
  path: string[],
  found: Problem[],
): ApplicationDraft {
  const personal = PERSONAL.map(([key, label, labelJa]) => [
    key,
    checkText(
      input.personalInfo[key],
      { path: [...path, 'personalInfo', key], label, labelJa, ...limits.contestPerson },
      found,
    ),
  ]);
  const personalInfo = Object.fromEntries(personal) as unknown as ApplicationDraft['personalInfo'];
  if (personalInfo.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(personalInfo.email))
    found.push(
      problem(
        [...path, 'personalInfo', 'email'],
        'FORM',
        'This is not an e-mail address. Enter one such as name@example.com.',
        'メールアドレスの形が正しくありません。',
      ),
    );
  return {
    contestIdentifier: input.contestIdentifier,
    personalInfo,
    mangaCreationHistory: checkText(
      input.mangaCreationHistory ?? '',
      {
        path: [...path, 'mangaCreationHistory'],
        label: 'history',
        labelJa: 'これまでの活動',
        ...limits.mangaCreationHistory,
        multiline: true,
      },
      found,
    ),
    scoutPreference: input.scoutPreference,
    selectedDepartments: checkDepartments(input, departments, path, found),
  };
}

function checkDepartments(
  { scoutPreference, selectedDepartments }: ContestApplicationInput,
  departments: readonly string[],
  path: string[],
  found: Problem[],
): string[] {
  if (scoutPreference !== 'SELECTED') return [];
  const selected = departments.filter((name) => selectedDepartments?.includes(name));
  const isKnown = selected.length === new Set(selectedDepartments ?? []).size;
  if (selected.length === 0 || !isKnown)
    found.push(
      problem(
        [...path, 'selectedDepartments'],
        isKnown ? 'REQUIRED' : 'NO_SUCH_DEPARTMENT',
        isKnown
          ? 'Choose at least one editorial department, or let any of them write to you.'
          : 'A chosen department is not in this contest any more. Choose again.',
        '編集部を選んでください。',
      ),
    );
  return selected;
}
