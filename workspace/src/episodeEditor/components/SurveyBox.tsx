import { Button, IconButton, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { countLimits, limits } from '@komawari/ui/limits';
import { useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
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
  return votes === undefined ? undefined : `${votes} ${votes === 1 ? 'reader' : 'readers'}`;
}

interface Props {
  episodeId: string;
  survey: AskedSurvey | null;
}

/** The author's question at the end of an episode. It is saved by itself, because readers' answers belong to it. */
export function SurveyBox({ episodeId, survey }: Props) {
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
    onSubmit: (values) => send(values, 'Readers are asked at the end of the episode'),
  });
  const { kit } = form;
  const choices = kit.watch('choices');

  async function takeAway(): Promise<void> {
    const found = await send({ question: '', choices: [] }, 'The question was removed').catch(() => null);
    // Why it failed was said; what was written stays until the server took it away.
    if (found?.length === 0) kit.reset({ question: '', choices: ['', ''] });
    else form.setProblems(found ?? []);
  }

  return (
    <section className="box" aria-labelledby="survey-heading">
      <form className="stack" {...form.attributes}>
        <h2 id="survey-heading">Ask your readers</h2>
        <TextField
          label="Question"
          lang="ja"
          hint="Shown after the last page."
          maxCharacters={limits.authorSurveyQuestion.max}
          {...form.field('question')}
        />
        {choices.map((text, index) => (
          <div className="row row--tight survey-choice" key={`choice-${index + 1}`}>
            <TextField
              label={`Answer ${index + 1}`}
              hint={asked ? votesLabel(asked, index, text) : undefined}
              lang="ja"
              maxCharacters={limits.authorSurveyChoice.max}
              {...form.field(`choices.${index}`)}
            />
            {choices.length > countLimits.leastSurveyChoices ? (
              <IconButton
                icon="close"
                label={`Remove answer ${index + 1}`}
                onClick={() => kit.setValue('choices', choices.toSpliced(index, 1), { shouldDirty: true })}
              />
            ) : null}
          </div>
        ))}
        {choices.length < countLimits.surveyChoices ? (
          <Button icon="plus" variant="quiet" onClick={() => kit.setValue('choices', [...choices, ''])}>
            Add an answer
          </Button>
        ) : null}
        {asked ? (
          <p className="small muted">A changed question, or changed answers, start again without votes.</p>
        ) : null}
        <div className="row">
          <Button type="submit" busy={form.isBusy} busyWord="Saving">
            {asked ? 'Save the question' : 'Ask'}
          </Button>
          {asked ? (
            <Button variant="quiet" onClick={() => void takeAway()}>
              Remove the question
            </Button>
          ) : null}
        </div>
      </form>
    </section>
  );
}
