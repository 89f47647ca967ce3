import { problem, type Problem } from '../../../kernel/errors.ts';
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
      problem(['identifier'], 'FORM', 'An identifier is short and plain, like 1st.', '識別子は 1st のような形です。'),
    );
  if (closesAt <= opensAt)
    found.push(
      problem(['closesAt'], 'ENDS_BEFORE_IT_STARTS', 'The deadline is before the start.', '締切が開始より前です。'),
    );
  if (resultsAt !== null && resultsAt < closesAt)
    found.push(
      problem(['resultsAt'], 'BEFORE_THE_DEADLINE', 'The result is before the deadline.', '発表が締切より前です。'),
    );
  if (new Set(input.prizes.map(({ name }) => name)).size < input.prizes.length)
    found.push(problem(['prizes'], 'TWICE', 'Two prizes have the same name.', '同じ名前の賞があります。'));
  return {
    ...input,
    title: checkText(input.title, { path: ['title'], label: 'title', labelJa: 'タイトル', min: 1, max: 100 }, found),
    description: checkText(
      input.description,
      { path: ['description'], label: 'description', labelJa: '説明', max: 1000, multiline: true },
      found,
    ),
    tagTitle: checkTagTitle(input.tagTitle, ['tagTitle'], found),
    ...(input.departments && { departments: checkDepartments(input.departments, found) }),
    prizes: input.prizes.map(({ name, reward }) => ({
      name: checkText(
        name,
        { path: ['prizes'], label: 'name of a prize', labelJa: '賞の名前', min: 1, max: 50 },
        found,
      ),
      reward: checkText(reward, { path: ['prizes'], label: 'reward', labelJa: '賞の内容', max: 100 }, found),
    })),
  };
}

function checkDepartments(names: readonly string[], found: Problem[]): string[] {
  const path = ['departments'];
  if (new Set(names).size < names.length)
    found.push(problem(path, 'TWICE', 'Two departments have the same name.', '同じ名前の編集部があります。'));
  return names.map((name) =>
    checkText(name, { path, label: 'name of a department', labelJa: '編集部の名前', min: 1, max: 50 }, found),
  );
}
