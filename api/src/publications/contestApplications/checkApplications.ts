import { problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
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

const PERSONAL = {
  name: said(publicationsErrors, (t) => t.contestApplications.nameLabel()),
  nameReading: said(publicationsErrors, (t) => t.contestApplications.nameReadingLabel()),
  email: said(publicationsErrors, (t) => t.contestApplications.emailLabel()),
};

/** Checks one form (decisions 4.2 and 4.10) and collects what is wrong. `path` leads to the form. */
export function checkApplication(
  input: ContestApplicationInput,
  departments: readonly string[],
  path: string[],
  found: Problem[],
): ApplicationDraft {
  const personal = (['name', 'nameReading', 'email'] as const).map((key) => [
    key,
    checkText(
      input.personalInfo[key],
      {
        path: [...path, 'personalInfo', key],
        label: PERSONAL[key],
        ...limits.contestPerson,
      },
      found,
    ),
  ]);
  const personalInfo = Object.fromEntries(personal) as unknown as ApplicationDraft['personalInfo'];
  if (personalInfo.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(personalInfo.email))
    found.push(
      problem(
        [...path, 'personalInfo', 'email'],
        'FORM',
        said(publicationsErrors, (t) => t.contestApplications.noEmail()),
      ),
    );
  return {
    contestIdentifier: input.contestIdentifier,
    personalInfo,
    mangaCreationHistory: checkText(
      input.mangaCreationHistory ?? '',
      {
        path: [...path, 'mangaCreationHistory'],
        label: said(publicationsErrors, (t) => t.contestApplications.historyLabel()),
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
        said(publicationsErrors, ({ contestApplications: t }) => (isKnown ? t.departmentNeeded() : t.departmentGone())),
      ),
    );
  return selected;
}
