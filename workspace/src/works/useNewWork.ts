import { flash } from '@komawari/ui/flash';
import { NOT_SENT, useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { sitePath } from '@komawari/ui/sitePath';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { blockOf, firstWrongField, mainActionOf, releaseInput, textProblems } from '../episodeEditor/index.ts';
import worksTexts from '../messages/works.js';
import { paths } from '../shared/routes.ts';
import { useNow } from '../shared/useNow.ts';
import { useRefresh } from '../shared/useRefresh.ts';
import type { CreateWorkMutation } from '../gql/graphql.ts';
import { withoutPersons, type FormContest } from './contestForm.ts';
import { CreateWork } from './operations/CreateWork.ts';
import { NEW_WORK, useKeptNewWork } from './useKeptNewWork.ts';
import { emptyWork, workForm, workInputOf, type Cover } from './workForm.ts';

const FORM_DRAFT = { key: NEW_WORK, forStorage: withoutPersons };

export type NewWork = ReturnType<typeof useNewWork>;

/** A work and its first episode while they are made, and what makes them. `contest` is the one of these weeks. */
export function useNewWork(contest: FormContest | null | undefined) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const episode = useKeptNewWork();
  const { state } = episode;
  const { draft } = state;
  const now = useNow();
  const [isRefused, setIsRefused] = useState(false);
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
      const wrong = firstWrongField(texts);
      setIsRefused(wrong !== null);
      if (wrong !== null) document.getElementById(wrong)?.focus();
      if (block || wrong !== null) return NOT_SENT;
      const { createWork } = await mutateAsync({
        workInput: workInputOf(values, values.cover, contest),
        episodeInput: releaseInput(draft, null),
      });
      setProblems(createWork.problems.filter(isOfEpisode));
      const ofWork = createWork.problems.filter((problem) => !isOfEpisode(problem));
      if (createWork.problems.length > 0) return ofWork.length > 0 ? ofWork : NOT_SENT;
      episode.forget();
      flash.set({ body: action.done, type: 'success', ...openAction(createWork.episode) });
      void refresh('Work', 'Episode');
      if (createWork.work) void navigate(generatePath(paths.work, { workId: createWork.work.id }));
      return [];
    },
  });

  function startOver(): void {
    episode.empty();
    form.discard();
  }

  const cover = form.kit.watch('cover');
  const setCover = (next: Cover | null): void => form.kit.setValue('cover', next, { shouldDirty: true });
  const hasContent = draft.pages.length > 0 || form.isChanged;
  const back = episode.kept ?? form.kept;
  const kept = back && { ...back, discard: startOver };
  return {
    form: { ...form, kept },
    state,
    cover,
    setCover,
    now,
    action,
    block,
    texts,
    isRefused,
    hasContent,
    startOver,
  };
}

const isOfEpisode = ({ path }: { path: readonly string[] }): boolean => path.includes('episodeInput');

function openAction(episode: CreateWorkMutation['createWork']['episode']) {
  if (episode?.status !== 'PUBLIC' && episode?.status !== 'FAN_ONLY') return {};
  return {
    action: {
      label: textsOf(worksTexts).newWork.open(),
      run: () => window.location.assign(sitePath(`/episodes/${episode.id}`)),
    },
  };
}
