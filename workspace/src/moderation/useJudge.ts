import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import deskTexts from '../messages/desk.js';
import { useRefresh } from '../shared/useRefresh.ts';
import { JudgeYawarakaComments } from './operations/JudgeYawarakaComments.ts';

/** Decides about soft comments; says what became of them, and reads the desk again. */
export function useJudge() {
  const refresh = useRefresh();
  return useMutation(JudgeYawarakaComments, {
    onSuccess({ judgeYawarakaComments: { judgedCommentIds, problems } }, { input }) {
      const count = judgedCommentIds?.length ?? 0;
      const texts = textsOf(deskTexts).done;
      const done = texts[input.verdict]();
      const words = count > 1 ? texts.several({ done, count }) : done;
      flash.set(problems[0] ? { body: problems[0].message, type: 'error' } : { body: words, type: 'success' });
      return refresh('YawarakaDesk');
    },
    // Somebody else decided meanwhile: the desk shows what is left.
    onError: () => refresh('YawarakaDesk'),
  });
}
