import { problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { todayInTokyo } from '../../kernel/today.ts';
import type { Genre } from '@komawari/ui/genres';
import { DEFAULT_LANGUAGE, type Credit, type Rating } from './details.ts';
import { countLimits, limits } from './limits.ts';
import type { WorkColumns } from './checkWork.ts';

/** What a person enters about a work beside its texts and pictures; an absent field stays, or takes its default. */
export interface DetailsInput {
  rating?: Rating | null | undefined;
  language?: string | null | undefined;
  genre?: Genre | null | undefined;
  onHiatus?: boolean | null | undefined;
  returnsOn?: string | null | undefined;
  credits?: { name: string; role: string; screenName?: string | null | undefined }[] | null | undefined;
}

/** Nobody plans a rest further ahead. */
const LATEST_RETURN_IN_YEARS = 5;
const LONGEST_TAG = 35;

/** Checks rating, language, genre, rest and credits, and collects what is wrong. `path` leads to the input object. */
export function checkDetails(
  input: DetailsInput,
  { path, isOnHiatus }: { path: string; isOnHiatus: boolean },
  found: Problem[],
): WorkColumns {
  const columns: WorkColumns = {};
  if (input.rating) columns.rating = input.rating;
  if (input.language != null) columns.language = checkLanguage(input.language, path, found);
  if (input.genre !== undefined) columns.genre = input.genre;
  if (input.credits != null) columns.credits = checkCredits(input.credits, path, found);
  return { ...columns, ...checkHiatus(input, { path, isOnHiatus }, found) };
}

function checkLanguage(given: string, path: string, found: Problem[]): string {
  const tag = given.trim();
  if (tag === '') return DEFAULT_LANGUAGE;
  try {
    const [canonical] = tag.length > LONGEST_TAG ? [] : Intl.getCanonicalLocales(tag);
    if (canonical !== undefined) return canonical;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  found.push(
    problem(
      [path, 'language'],
      'NO_SUCH_LANGUAGE',
      said(publicationsErrors, (t) => t.works.noSuchLanguage()),
    ),
  );
  return DEFAULT_LANGUAGE;
}

function checkCredits(given: NonNullable<DetailsInput['credits']>, path: string, found: Problem[]): Credit[] {
  if (given.length > countLimits.creditsPerWork)
    found.push(
      problem(
        [path, 'credits'],
        'TOO_MANY',
        said(publicationsErrors, (t) =>
          t.works.tooManyCredits({
            count: given.length,
            most: countLimits.creditsPerWork,
            excess: given.length - countLimits.creditsPerWork,
          }),
        ),
      ),
    );
  return given.slice(0, countLimits.creditsPerWork).map((credit, index) => {
    const at = (field: string) => [path, 'credits', String(index), field];
    return {
      name: checkText(
        credit.name,
        { path: at('name'), label: said(publicationsErrors, (t) => t.works.nameLabel()), ...limits.creditName },
        found,
      ),
      role: checkText(
        credit.role,
        { path: at('role'), label: said(publicationsErrors, (t) => t.works.roleLabel()), ...limits.creditRole },
        found,
      ),
      screenName: checkText(
        credit.screenName ?? '',
        {
          path: at('screenName'),
          label: said(publicationsErrors, (t) => t.works.screenNameLabel()),
          ...limits.creditScreenName,
        },
        found,
      ),
    };
  });
}

/** A rest that goes on keeps its beginning: it is the episodes after that which end it. */
function checkHiatus(
  { onHiatus, returnsOn }: DetailsInput,
  { path, isOnHiatus }: { path: string; isOnHiatus: boolean },
  found: Problem[],
): WorkColumns {
  if (onHiatus === false) return { hiatusSince: null, returnsOn: null };
  const rests = onHiatus ?? isOnHiatus;
  const began = onHiatus === true && !isOnHiatus ? { hiatusSince: new Date() } : {};
  if (returnsOn === undefined) return began;
  const day = (returnsOn ?? '').trim();
  if (day === '' || !rests) return { ...began, returnsOn: null };
  const today = todayInTokyo();
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
  const latest = `${Number(today.slice(0, 4)) + LATEST_RETURN_IN_YEARS}${today.slice(4)}`;
  if (exists && day > today && day <= latest) return { ...began, returnsOn: day };
  found.push(
    exists
      ? problem(
          [path, 'returnsOn'],
          'OUT_OF_RANGE',
          said(publicationsErrors, (t) => t.works.returnOutOfRange({ years: LATEST_RETURN_IN_YEARS })),
        )
      : problem(
          [path, 'returnsOn'],
          'NO_SUCH_DAY',
          said(publicationsErrors, (t) => t.works.noSuchDay()),
        ),
  );
  return began;
}
