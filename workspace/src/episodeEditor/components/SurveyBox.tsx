import { Button, IconButton, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { countLimits, limits } from '@komawari/ui/limits';
import { useState } from 'react';
import episodeEditorTexts from '../../messages/episodeEditor.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { setSurveyFromAuthor } from '../operations/setSurveyFromAuthor.ts';
import { surveyForm } from '../surveyForm.ts';

export interface AskedSurvey {
  question: string;
  choices: readonly string[];
  /** How often each was chosen, for the author alone. */
  totals?: readonly number[] | null | undefined;
}

/** "12 readers", as long as the answer is the one they chose. */
function votesLabel({ choices, totals }: AskedSurvey, index: number, text: string | undefined): string | undefined {
  const votes = text === choices[index] ? totals?.[index] : undefined;
  return votes === undefined ? undefined : textsOf(episodeEditorTexts).survey.votes({ count: votes });
}

interface Props {
  episodeId: string;
  survey: AskedSurvey | null;
}

/** The author's question at the end of an episode. It is saved by itself, because readers' answers belong to it. */
export function SurveyBox({ episodeId, survey }: Props) {
  const { survey: texts } = useTexts(episodeEditorTexts);
  const lang = useWorkLanguage();
  const [asked, setAsked] = useState(survey);
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(setSurveyFromAuthor);
  const initial = { question: asked?.question ?? '', choices: asked ? [...asked.choices] : ['', ''] };

  async function send(next: AskedSurvey, done: string) {
    const input = { episodeID: episodeId, question: next.question, choices: [...next.choices] };
    const { problems } = (await mutateAsync({ input })).setSurveyFromAuthor;
    if (problems.length > 0) return problems;
    setAsked(next.question === '' ? null : next);
    flash.set({ body: done, type: 'success' });
    void refresh('SurveyFromAuthor');
    return [];
  }

  const form = useForm({
    schema: surveyForm,
    draft: { key: `survey-${episodeId}` },
    initial,
    onSubmit: (values) => send(values, texts.asked()),
  });
  const { kit } = form;
  const choices = kit.watch('choices');

  async function takeAway(): Promise<void> {
    const found = await send({ question: '', choices: [] }, texts.removed()).catch(() => null);
    // Why it failed was said; what was written stays until the server took it away.
    if (found?.length === 0) kit.reset({ question: '', choices: ['', ''] });
    else form.setProblems(found ?? []);
  }

  return (
    <section className="box" aria-labelledby="survey-heading">
      <form className="stack" {...form.attributes}>
        <h2 id="survey-heading">{texts.heading()}</h2>
        <TextField
          label={texts.question()}
          lang={lang}
          hint={texts.hint()}
          maxCharacters={limits.authorSurveyQuestion.max}
          {...form.field('question')}
        />
        {choices.map((text, index) => (
          <div className="row row--tight survey-choice" key={`choice-${index + 1}`}>
            <TextField
              label={texts.answer({ number: `${index + 1}` })}
              hint={asked ? votesLabel(asked, index, text) : undefined}
              lang={lang}
              maxCharacters={limits.authorSurveyChoice.max}
              {...form.field(`choices.${index}`)}
            />
            {choices.length > countLimits.leastSurveyChoices ? (
              <IconButton
                icon="close"
                label={texts.remove({ number: `${index + 1}` })}
                onClick={() => kit.setValue('choices', choices.toSpliced(index, 1), { shouldDirty: true })}
              />
            ) : null}
          </div>
        ))}
        {choices.length < countLimits.surveyChoices ? (
          <Button icon="plus" variant="quiet" onClick={() => kit.setValue('choices', [...choices, ''])}>
            {texts.add()}
          </Button>
        ) : null}
        {asked ? <p className="small muted">{texts.startsAgain()}</p> : null}
        <div className="row">
          <Button type="submit" busy={form.isBusy} busyWord={texts.saving()}>
            {asked ? texts.save() : texts.ask()}
          </Button>
          {asked ? (
            <Button variant="quiet" onClick={() => void takeAway()}>
              {texts.takeAway()}
            </Button>
          ) : null}
        </div>
      </form>
    </section>
  );
}
