import { findContestStages } from '../contestApplications/index.ts';
import type { Transaction } from '../../database/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import { canChangeStatus } from './policy.ts';
import type { EpisodeStatus } from './store/episodes.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';

interface Move {
  workId: string;
  from: EpisodeStatus;
  to: EpisodeStatus | null | undefined;
  /** The input object of the episode. */
  path: string;
}

/** A contest the work is in may keep an episode from becoming fan-only or a draft again. */
export async function checkContestStage(
  tx: Transaction,
  { workId, from, to, path }: Move,
  found: Problem[],
): Promise<void> {
  if (!to || !canChangeStatus(from, to) || (to !== 'FAN_ONLY' && to !== 'DRAFT')) return;
  const stage = (await findContestStages(tx, [workId])).get(workId);
  if (canChangeStatus(from, to, stage)) return;
  const words = said(publicationsErrors, ({ episodes: t }) =>
    to === 'DRAFT' ? t.draftWhileJudged() : t.fansWhileJudged(),
  );
  found.push(problem([path, 'status'], 'IN_A_CONTEST', words));
}
