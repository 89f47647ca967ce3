import { Button, Switch, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { boundedText, useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { limits } from '@komawari/ui/limits';
import { useState } from 'react';
import * as z from 'zod';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import type { GetWorkspaceCommentSettingQuery } from '../../gql/graphql.ts';
import { AddCommentFilterWord } from '../operations/AddCommentFilterWord.ts';
import { RemoveCommentFilterWord } from '../operations/RemoveCommentFilterWord.ts';
import { UpdateCommentSetting } from '../operations/UpdateCommentSetting.ts';

type Viewer = Extract<GetWorkspaceCommentSettingQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Setting = Viewer['commentSetting'];

const wordForm = z.object({ word: boundedText(limits.commentFilterWord, 'Write the word first.') });

/** Which new comments wait until the creator looked. */
export function CommentSettings({ setting }: { setting: Setting }) {
  return (
    <section className="box stack" aria-labelledby="what-waits">
      <h2 id="what-waits">Holding comments</h2>
      <HoldSwitch holdsAll={setting.holdsAll} />
      <h3>Filtered words</h3>
      <p className="small soft">
        New comments with one of these words wait for you, however it is written: width, case and kana make no
        difference. Readers are not told the words.
      </p>
      <FilterWordForm />
      {setting.filterWords.length === 0 ? (
        <p className="muted">No filtered words yet.</p>
      ) : (
        <ul className="list" aria-label="Filtered words">
          {setting.filterWords.map(({ id, word }) => (
            <FilterWordLine key={id} word={word} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HoldSwitch({ holdsAll }: { holdsAll: boolean }) {
  const refresh = useRefresh();
  const [isOn, setIsOn] = useState(holdsAll);
  const { mutate, isPending } = useMutation(UpdateCommentSetting, {
    onSuccess: (_result, { input }) => {
      flash.set({
        body: input.holdsAll ? 'New comments wait for you' : 'New comments appear at once',
        type: 'success',
      });
      return refresh('CommentSetting', 'DaredemoComment');
    },
    onError: (_error, { input }) => setIsOn(!input.holdsAll),
  });
  return (
    <Switch
      label="Hold all new comments until I check them"
      hint="Until you approve a comment, only its writer sees it. Comments that are already there stay."
      checked={isOn}
      disabled={isPending}
      onChange={(event) => {
        setIsOn(event.target.checked);
        mutate({ input: { holdsAll: event.target.checked } });
      }}
    />
  );
}

function FilterWordForm() {
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(AddCommentFilterWord);
  const form = useForm({
    schema: wordForm,
    draft: { key: 'filter-word' },
    initial: { word: '' },
    async onSubmit(input) {
      const { addCommentFilterWord } = await mutateAsync({ input });
      if (addCommentFilterWord.problems.length > 0) return addCommentFilterWord.problems;
      form.kit.reset();
      flash.set({ body: `Comments with “${input.word}” wait`, type: 'success' });
      void refresh('CommentSetting', 'DaredemoComment');
      return [];
    },
  });
  return (
    <form className="stack stack--sm" {...form.attributes}>
      <FormProblem form={form} />
      <TextField label="Word" lang="ja" maxCharacters={limits.commentFilterWord.max} {...form.field('word')} />
      <div>
        <Button variant="ink" type="submit" busy={form.isBusy} busyWord="Adding">
          Add word
        </Button>
      </div>
    </form>
  );
}

function FilterWordLine({ word }: { word: string }) {
  const refresh = useRefresh();
  const remove = useMutation(RemoveCommentFilterWord, {
    onSuccess: () => refresh('CommentSetting', 'DaredemoComment'),
  });
  return (
    <li>
      <p className="grow strong" lang="ja">
        {word}
      </p>
      <Button busy={remove.isPending} aria-label={`Remove ${word}`} onClick={() => remove.mutate({ input: { word } })}>
        Remove
      </Button>
    </li>
  );
}
