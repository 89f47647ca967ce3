import { Button, Select, Skeleton, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { formatDay } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import safetyTexts from '../../messages/safety.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import { mutedWordForm, muteLengths } from '../mutedWordForm.ts';
import { GetSettingsMutedWords } from '../operations/GetSettingsMutedWords.ts';
import { MuteWord } from '../operations/MuteWord.ts';
import { UnmuteWord } from '../operations/UnmuteWord.ts';

const WORDS_PER_PAGE = 50;

/** Words whose comments the viewer does not see, and the form that adds one. */
export function MutedWords() {
  const { mutedWords } = useTexts(safetyTexts);
  const list = usePages(
    GetSettingsMutedWords,
    WORDS_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.mutedWords ?? null,
  );
  const reload = () => void list.query.refetch();
  return (
    <section className="box stack" aria-labelledby="words">
      <h2 id="words">{mutedWords.title()}</h2>
      <p className="small soft">{mutedWords.lead()}</p>
      <MutedWordForm onAdded={reload} />
      <Loaded query={list.query} skeleton={<Skeleton kind="box" />}>
        {(words) =>
          words.length === 0 ? (
            <p className="muted">{mutedWords.none()}</p>
          ) : (
            <>
              <ul className="list">
                {words.map((word) => (
                  <WordLine key={word.id} {...word} onRemoved={reload} />
                ))}
              </ul>
              <ListEnd noun={mutedWords.noun()} list={list} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function MutedWordForm({ onAdded }: { onAdded: () => void }) {
  const { mutedWords } = useTexts(safetyTexts);
  const { mutateAsync } = useMutation(MuteWord);
  const form = useForm({
    schema: mutedWordForm,
    draft: { key: 'muted-word' },
    initial: { word: '', days: '' },
    async onSubmit(input) {
      const { muteWord } = await mutateAsync({ input });
      if (muteWord.problems.length > 0) return muteWord.problems;
      form.kit.reset();
      flash.set({ body: mutedWords.muted({ word: input.word }), type: 'success' });
      onAdded();
      return [];
    },
  });
  return (
    <form className="stack stack--sm" {...form.attributes}>
      <FormProblem form={form} />
      <TextField
        label={mutedWords.word()}
        lang={UNRECORDED_LANGUAGE}
        maxCharacters={limits.mutedWord.max}
        {...form.field('word')}
      />
      <Select
        label={mutedWords.howLong()}
        options={muteLengths.map(({ value, length }) => ({ value, label: mutedWords[length]() }))}
        {...form.field('days')}
      />
      <div>
        <Button variant="ink" type="submit" busy={form.isBusy} busyWord={mutedWords.muting()}>
          {mutedWords.mute()}
        </Button>
      </div>
    </form>
  );
}

interface WordLineProps {
  word: string;
  expiresAt?: string | null | undefined;
  onRemoved: () => void;
}

function WordLine({ word, expiresAt, onRemoved }: WordLineProps) {
  const { mutedWords } = useTexts(safetyTexts);
  const remove = useMutation(UnmuteWord, { onSuccess: onRemoved });
  return (
    <li>
      <div className="grow">
        <p className="strong" lang={UNRECORDED_LANGUAGE}>
          {word}
        </p>
        {expiresAt ? <p className="small muted">{mutedWords.until({ day: formatDay(expiresAt) })}</p> : null}
      </div>
      <Button
        busy={remove.isPending}
        aria-label={mutedWords.removeWhat({ word })}
        onClick={() => remove.mutate({ input: { word } })}
      >
        {mutedWords.remove()}
      </Button>
    </li>
  );
}
