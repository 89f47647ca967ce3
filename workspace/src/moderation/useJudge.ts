import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useRef } from 'react';
import type { YawarakaVerdict } from '../gql/graphql.ts';
import deskTexts from '../messages/desk.js';
import { useRefresh } from '../shared/useRefresh.ts';
import { JudgeYawarakaComments } from './operations/JudgeYawarakaComments.ts';

/**
 * Decides about a soft comment; says what became of it, and reads the desk again. One decision at a time: a second one while
 * the first is on its way would be refused, in words that hide what became of the first.
 */
export function useJudge() {
  const refresh = useRefresh();
  const isOnItsWay = useRef(false);
  const judge = useMutation(JudgeYawarakaComments, {
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
    onSettled: () => {
      isOnItsWay.current = false;
    },
  });

  function decide(id: string, verdict: YawarakaVerdict): void {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    judge.mutate({ input: { ids: [id], verdict } });
  }

  return { pending: judge.isPending ? judge.variables.input.verdict : null, decide };
}
