import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useRefresh } from '../shared/useRefresh.ts';
import { changeEpisodeStatuses } from '../episodes/index.ts';
import type { ChangeEpisodeStatusesMutation, EpisodeStatusChange } from '../gql/graphql.ts';
import { episodesInWords, changeLabels } from './statusChanges.ts';

type Answers = NonNullable<ChangeEpisodeStatusesMutation['changeEpisodeStatuses']['answers']>;

/** Episodes that stayed as they were, each with the reason, beside those that changed. */
export interface PartlyChanged {
  change: EpisodeStatusChange;
  changed: number;
  stayed: readonly { id: string; reason: string }[];
}

/** What happens to which episodes; `publishAt` is the instant of a schedule. */
interface AskedChange {
  change: EpisodeStatusChange;
  ids: readonly string[];
  publishAt?: string | null;
}

/** Changes several episodes of a work together. What stayed is kept until the next change, to be shown with its reasons. */
export function useStatusChange(workId: string) {
  const refresh = useRefresh();
  const [partly, setPartly] = useState<PartlyChanged | null>(null);
  const mutation = useMutation(changeEpisodeStatuses, {
    onSuccess({ changeEpisodeStatuses: { answers, problems } }, { input }) {
      if (problems[0]) flash.set({ body: problems[0].message, type: 'error' });
      else tell(input.change, answers ?? []);
      return refresh('Episode', 'Work');
    },
  });

  function tell(change: EpisodeStatusChange, answers: Answers): void {
    const changed = answers.filter((answer) => answer.isChanged).map((answer) => answer.id);
    const stayed = answers.flatMap(({ id, reason }) => (reason ? [{ id, reason: reason.message }] : []));
    setPartly(stayed.length > 0 ? { change, changed: changed.length, stayed } : null);
    if (changed.length === 0) return;
    flash.set({
      body: `${episodesInWords(changed.length)} ${changeLabels(change).done}`,
      type: 'success',
      ...(change === 'TRASH' ? { action: { label: 'Undo', run: () => run({ change: 'RESTORE', ids: changed }) } } : {}),
    });
  }

  function run(asked: AskedChange, then: { onSuccess?: () => void; onSettled?: () => void } = {}): void {
    const { change, ids, publishAt } = asked;
    mutation.mutate({ input: { workId, change, ids: [...ids], ...(publishAt ? { publishAt } : {}) } }, then);
  }

  return { run, isPending: mutation.isPending, partly, forget: () => setPartly(null) };
}
