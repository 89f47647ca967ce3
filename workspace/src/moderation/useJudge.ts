import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useRefresh } from '../shared/useRefresh.ts';
import type { YawarakaVerdict } from '../gql/graphql.ts';
import { JudgeYawarakaComments } from './operations/JudgeYawarakaComments.ts';

const done: Record<YawarakaVerdict, string> = {
  DELIVER: 'Delivered',
  REJECT: 'Rejected',
  REJECT_FOR_RULES: 'Rejected, and its writer is told',
};

/** Decides about soft comments; says what became of them, and reads the desk again. */
export function useJudge() {
  const refresh = useRefresh();
  return useMutation(JudgeYawarakaComments, {
    onSuccess({ judgeYawarakaComments: { judgedCommentIds, problems } }, { input }) {
      const count = judgedCommentIds?.length ?? 0;
      const words = count > 1 ? `${done[input.verdict]}: ${count}` : done[input.verdict];
      flash.set(problems[0] ? { body: problems[0].message, type: 'error' } : { body: words, type: 'success' });
      return refresh('YawarakaDesk');
    },
    // Somebody else decided meanwhile: the desk shows what is left.
    onError: () => refresh('YawarakaDesk'),
  });
}
