import { problem, type Problem } from '../../kernel/errors.ts';
import { dayInWords, listInWords } from '../../kernel/language.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import type { NotToBeScouted } from './policy.ts';

/** Says in a sentence why a department may not write. */
export const refusedScouting = (reason: NotToBeScouted): Problem =>
  problem(
    ['work'],
    reason,
    said(publicationsErrors, (t) => t.scouting[reason]()),
  );

/** A department writes about a work once. */
export const scoutedAlready = (department: string, sentAt: Date): Problem =>
  problem(
    ['department'],
    'SENT_ALREADY',
    said(publicationsErrors, (t, language) =>
      t.scouting.scoutedAlready({ department, day: dayInWords(sentAt, language) }),
    ),
  );

/** The department is none of the contest's. */
export const noSuchDepartment = (known: readonly string[]): Problem =>
  problem(
    ['department'],
    'NO_SUCH_DEPARTMENT',
    said(publicationsErrors, ({ scouting: t }, language) =>
      known.length === 0 ? t.noDepartments() : t.noSuchDepartment({ departments: listInWords(known, language) }),
    ),
  );
