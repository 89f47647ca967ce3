import { problem, type Problem } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import discoveryErrors from '../../../messages/discoveryErrors.js';
import { checkText } from '../../../kernel/text.ts';
import { checkTagTitle } from '../../../publications/tags/index.ts';
import type { ContestPrize } from '../store/contests.ts';

/** What an operator says about a contest. */
export interface ContestInput {
  identifier: string;
  title: string;
  description: string;
  tagTitle: string;
  prizes: ContestPrize[];
  /** The editorial departments that scout in it, in their order; absent leaves them. */
  departments?: string[] | undefined;
  opensAt: Date;
  /** The first instant at which nothing can be entered any more. */
  closesAt: Date;
  /** Null: not decided yet. */
  resultsAt: Date | null;
}

/** Checks a contest and answers it cleaned. */
export function checkContest(input: ContestInput, found: Problem[]): ContestInput {
  const { identifier, opensAt, closesAt, resultsAt } = input;
  if (!/^[0-9a-z][0-9a-z_-]{0,19}$/.test(identifier))
    found.push(
      problem(
        ['identifier'],
        'FORM',
        said(discoveryErrors, (t) => t.editorial.noIdentifier()),
      ),
    );
  if (closesAt <= opensAt)
    found.push(
      problem(
        ['closesAt'],
        'ENDS_BEFORE_IT_STARTS',
        said(discoveryErrors, (t) => t.editorial.closesBeforeItOpens()),
      ),
    );
  if (resultsAt !== null && resultsAt < closesAt)
    found.push(
      problem(
        ['resultsAt'],
        'BEFORE_THE_DEADLINE',
        said(discoveryErrors, (t) => t.editorial.resultsBeforeTheDeadline()),
      ),
    );
  if (new Set(input.prizes.map(({ name }) => name)).size < input.prizes.length)
    found.push(
      problem(
        ['prizes'],
        'TWICE',
        said(discoveryErrors, (t) => t.editorial.samePrizes()),
      ),
    );
  return {
    ...input,
    title: checkText(
      input.title,
      { path: ['title'], label: said(discoveryErrors, (t) => t.editorial.titleLabel()), min: 1, max: 100 },
      found,
    ),
    description: checkText(
      input.description,
      {
        path: ['description'],
        label: said(discoveryErrors, (t) => t.editorial.descriptionLabel()),
        max: 1000,
        multiline: true,
      },
      found,
    ),
    tagTitle: checkTagTitle(input.tagTitle, ['tagTitle'], found),
    ...(input.departments && { departments: checkDepartments(input.departments, found) }),
    prizes: input.prizes.map(({ name, reward }) => ({
      name: checkText(
        name,
        { path: ['prizes'], label: said(discoveryErrors, (t) => t.editorial.prizeLabel()), min: 1, max: 50 },
        found,
      ),
      reward: checkText(
        reward,
        { path: ['prizes'], label: said(discoveryErrors, (t) => t.editorial.rewardLabel()), max: 100 },
        found,
      ),
    })),
  };
}

function checkDepartments(names: readonly string[], found: Problem[]): string[] {
  const path = ['departments'];
  if (new Set(names).size < names.length)
    found.push(
      problem(
        path,
        'TWICE',
        said(discoveryErrors, (t) => t.editorial.sameDepartments()),
      ),
    );
  return names.map((name) =>
    checkText(
      name,
      { path, label: said(discoveryErrors, (t) => t.editorial.departmentLabel()), min: 1, max: 50 },
      found,
    ),
  );
}
