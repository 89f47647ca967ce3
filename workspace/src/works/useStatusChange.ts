import { flash } from '@komawari/ui/flash';
import { execute, messageOfError } from '@komawari/ui/graphql';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useRef, useState } from 'react';
import worksTexts from '../messages/works.js';
import { useRefresh } from '../shared/useRefresh.ts';
import { changeEpisodeStatuses } from '../episodes/index.ts';
import type { ChangeEpisodeStatusesMutation, EpisodeStatusChange } from '../gql/graphql.ts';
import type { ListedEpisode } from './components/EpisodeTable.tsx';
import { changeLabels } from './statusChanges.ts';

type Answers = NonNullable<ChangeEpisodeStatusesMutation['changeEpisodeStatuses']['answers']>;

/** Episodes that stayed as they were, each with the reason, beside those that changed. */
export interface PartlyChanged {
  /** What became of those that changed: "3 episodes published". */
  done: string;
  changed: number;
  stayed: readonly Stayed[];
}

interface Stayed {
  id: string;
  reason: string;
}

/** What happens to which episodes; `publishAt` is the instant of a schedule. */
interface AskedChange {
  change: EpisodeStatusChange;
  ids: readonly string[];
  publishAt?: string | null;
}

/** An episode as it is before a change. */
type Standing = Pick<ListedEpisode, 'id' | 'status' | 'publishedAt'>;

/** The changes that give episodes back the release they have: one for each status, and for each time of a schedule. */
function waysBack(episodes: readonly Standing[], ids: readonly string[]): AskedChange[] {
  const ways = new Map<string, AskedChange & { ids: string[] }>();
  for (const { id, status, publishedAt } of episodes) {
    if (!ids.includes(id) || status === 'DRAFT' || status === 'SUSPENDED') continue;
    const publishAt = status === 'SCHEDULED' ? publishedAt : null;
    const name = `${status} ${publishAt}`;
    const way = ways.get(name) ?? { change: status, ids: [], publishAt };
    way.ids.push(id);
    ways.set(name, way);
  }
  return [...ways.values()];
}

const stayedOf = (answers: Answers): Stayed[] =>
  answers.flatMap(({ id, reason }) => (reason ? [{ id, reason: reason.message }] : []));

/** Changes several episodes of a work together. What stayed is kept until the next change, to be shown with its reasons. */
export function useStatusChange(workId: string, episodes: readonly Standing[]) {
  const refresh = useRefresh();
  const [partly, setPartly] = useState<PartlyChanged | null>(null);
  const before = useRef(episodes);
  const mutation = useMutation(changeEpisodeStatuses, {
    onSuccess({ changeEpisodeStatuses: { answers, problems } }, { input }) {
      if (problems[0]) flash.set({ body: problems[0].message, type: 'error' });
      else tell(input.change, answers ?? []);
      return refresh('Episode', 'Work');
    },
  });

  const variablesOf = ({ change, ids, publishAt }: AskedChange) => ({
    input: { workId, change, ids: [...ids], ...(publishAt ? { publishAt } : {}) },
  });

  function tell(change: EpisodeStatusChange, answers: Answers): void {
    const changed = answers.filter((answer) => answer.isChanged).map((answer) => answer.id);
    const stayed = stayedOf(answers);
    const done = changeLabels(change).done(changed.length);
    setPartly(stayed.length > 0 ? { done, changed: changed.length, stayed } : null);
    if (changed.length === 0) return;
    const ways = waysFrom(change, changed);
    flash.set({
      body: done,
      type: 'success',
      ...(ways.length > 0 ? { action: { label: textsOf(worksTexts).menu.undo(), run: () => void goBack(ways) } } : {}),
    });
  }

  function waysFrom(change: EpisodeStatusChange, changed: readonly string[]): AskedChange[] {
    if (change === 'TRASH') return [{ change: 'RESTORE', ids: changed }];
    return change === 'DRAFT' ? waysBack(before.current, changed) : [];
  }

  /** One way after the other: each changes the same work. One that fails keeps none of the others, and all that stayed are told. */
  async function goBack(ways: readonly AskedChange[]): Promise<void> {
    const stayed: Stayed[] = [];
    for (const way of ways) stayed.push(...(await goOneWay(way)));
    const changed = ways.flatMap(({ ids }) => ids).length - stayed.length;
    const { selection } = textsOf(worksTexts);
    const [only, ...others] = ways;
    const done =
      only && others.length === 0 ? changeLabels(only.change).done(changed) : selection.back({ count: changed });
    setPartly(stayed.length > 0 ? { done, changed, stayed } : null);
    if (stayed.length > 0) flash.set({ body: selection.notBack({ count: stayed.length }), type: 'error' });
    else flash.set({ body: done, type: 'success' });
    await refresh('Episode', 'Work');
  }

  /** Which of the episodes stayed as they were. */
  async function goOneWay(way: AskedChange): Promise<Stayed[]> {
    const all = (reason: string): Stayed[] => way.ids.map((id) => ({ id, reason }));
    try {
      const { answers, problems } = (await execute(changeEpisodeStatuses, variablesOf(way), { write: true }))
        .changeEpisodeStatuses;
      return problems[0] ? all(problems[0].message) : stayedOf(answers ?? []);
    } catch (error) {
      return all(messageOfError(error));
    }
  }

  function run(asked: AskedChange, then: { onSuccess?: () => void; onSettled?: () => void } = {}): void {
    before.current = episodes;
    mutation.mutate(variablesOf(asked), then);
  }

  return { run, isPending: mutation.isPending, partly, forget: () => setPartly(null) };
}
