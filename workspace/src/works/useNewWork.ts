import { flash } from '@komawari/ui/flash';
import { clearDraft, useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { blockOf, mainActionOf, releaseInput, textProblems } from '../episodeEditor/index.ts';
import { paths } from '../shared/routes.ts';
import { useNow } from '../shared/useNow.ts';
import { useRefresh } from '../shared/useRefresh.ts';
import type { CreateWorkMutation } from '../gql/graphql.ts';
import type { FormContest } from './contestForm.ts';
import { CreateWork } from './operations/CreateWork.ts';
import { forgetNewWork, NEW_WORK, useKeptNewWork } from './useKeptNewWork.ts';
import { emptyWork, workForm, workInputOf } from './workForm.ts';

/** What a contest asks about a person is not kept in the browser. */
const FORM_DRAFT = { key: NEW_WORK, omit: ['contestApplications'] };

export type NewWork = ReturnType<typeof useNewWork>;

/** A work and its first episode while they are made, and what makes them. `contest` is the one of these weeks. */
export function useNewWork(contest: FormContest | null | undefined) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const kept = useKeptNewWork();
  const { state, cover } = kept;
  const { draft } = state;
  const now = useNow();
  const [problems, setProblems] = useState<CreateWorkMutation['createWork']['problems']>([]);
  const { mutateAsync } = useMutation(CreateWork);
  const action = mainActionOf(null, draft.release);
  const block = blockOf(draft, state.troubles, now);
  const texts = textProblems(draft, problems);

  const form = useForm({
    schema: workForm,
    initial: emptyWork,
    draft: FORM_DRAFT,
    async onSubmit(values) {
      if (block || texts.title || texts.afterword) return [];
      const { createWork } = await mutateAsync({
        workInput: workInputOf(values, cover, contest),
        episodeInput: releaseInput(draft),
      });
      setProblems(createWork.problems.filter(isOfEpisode));
      if (createWork.problems.length > 0) return createWork.problems.filter((problem) => !isOfEpisode(problem));
      forgetEverything();
      flash.set({ body: action.done, type: 'success', ...openAction(createWork.episode) });
      void refresh('Work', 'Episode');
      if (createWork.work) void navigate(generatePath(paths.work, { workId: createWork.work.id }));
      return [];
    },
  });

  function startOver(): void {
    forgetEverything();
    kept.empty();
    form.kit.reset(emptyWork);
  }

  const hasContent = draft.pages.length > 0 || form.isChanged || cover !== null;
  return { form, state, cover, setCover: kept.setCover, now, action, block, texts, hasContent, startOver };
}

function forgetEverything(): void {
  forgetNewWork();
  clearDraft(FORM_DRAFT);
}

const isOfEpisode = ({ path }: { path: readonly string[] }): boolean => path.includes('episodeInput');

function openAction(episode: CreateWorkMutation['createWork']['episode']) {
  if (episode?.status !== 'PUBLIC' && episode?.status !== 'FAN_ONLY') return {};
  return { action: { label: 'Open', run: () => window.location.assign(`/episodes/${episode.id}`) } };
}
