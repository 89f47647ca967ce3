import { Button, Switch, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { boundedText, useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import * as z from 'zod';
import commentsTexts from '../../messages/comments.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import type { GetWorkspaceCommentSettingQuery } from '../../gql/graphql.ts';
import { AddCommentFilterWord } from '../operations/AddCommentFilterWord.ts';
import { RemoveCommentFilterWord } from '../operations/RemoveCommentFilterWord.ts';
import { UpdateCommentSetting } from '../operations/UpdateCommentSetting.ts';

type Viewer = Extract<GetWorkspaceCommentSettingQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Setting = Viewer['commentSetting'];

const wordForm = z.object({
  word: boundedText(limits.commentFilterWord, () => textsOf(commentsTexts).holding.noWord()),
});

/** Which new comments wait until the creator looked. */
export function CommentSettings({ setting }: { setting: Setting }) {
  const { holding: texts } = useTexts(commentsTexts);
  return (
    <section className="box stack" aria-labelledby="what-waits">
      <h2 id="what-waits">{texts.title()}</h2>
      <HoldSwitch holdsAll={setting.holdsAll} />
      <h3>{texts.words()}</h3>
      <p className="small soft">{texts.lead()}</p>
      <FilterWordForm />
      {setting.filterWords.length === 0 ? (
        <p className="muted">{texts.none()}</p>
      ) : (
        <ul className="list" aria-label={texts.words()}>
          {setting.filterWords.map(({ id, word }) => (
            <FilterWordLine key={id} word={word} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HoldSwitch({ holdsAll }: { holdsAll: boolean }) {
  const { holding: texts } = useTexts(commentsTexts);
  const refresh = useRefresh();
  const [isOn, setIsOn] = useState(holdsAll);
  const { mutate, isPending } = useMutation(UpdateCommentSetting, {
    onSuccess: (_result, { input }) => {
      flash.set({
        body: input.holdsAll ? texts.held() : texts.atOnce(),
        type: 'success',
      });
      return refresh('CommentSetting', 'DaredemoComment');
    },
    onError: (_error, { input }) => setIsOn(!input.holdsAll),
  });
  return (
    <Switch
      label={texts.holdAll()}
      hint={texts.holdAllHint()}
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
  const { holding: texts } = useTexts(commentsTexts);
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
      flash.set({ body: texts.added({ word: input.word }), type: 'success' });
      void refresh('CommentSetting', 'DaredemoComment');
      return [];
    },
  });
  return (
    <form className="stack stack--sm" {...form.attributes}>
      <FormProblem form={form} />
      <TextField
        label={texts.word()}
        lang={UNRECORDED_LANGUAGE}
        maxCharacters={limits.commentFilterWord.max}
        {...form.field('word')}
      />
      <div>
        <Button variant="ink" type="submit" busy={form.isBusy} busyWord={texts.adding()}>
          {texts.add()}
        </Button>
      </div>
    </form>
  );
}

function FilterWordLine({ word }: { word: string }) {
  const { holding: texts } = useTexts(commentsTexts);
  const refresh = useRefresh();
  const remove = useMutation(RemoveCommentFilterWord, {
    onSuccess: () => refresh('CommentSetting', 'DaredemoComment'),
  });
  return (
    <li>
      <p className="grow strong" lang={UNRECORDED_LANGUAGE}>
        {word}
      </p>
      <Button
        busy={remove.isPending}
        aria-label={texts.removeWhat({ word })}
        onClick={() => remove.mutate({ input: { word } })}
      >
        {texts.remove()}
      </Button>
    </li>
  );
}
