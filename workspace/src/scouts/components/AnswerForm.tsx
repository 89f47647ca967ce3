import { Button, Notice, RadioCards, TextArea } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import scoutsTexts from '../../messages/scouts.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { useRefresh } from '../../shared/useRefresh.ts';
import { answerForm, answers } from '../answerForm.ts';
import { AnswerScoutMessage } from '../operations/AnswerScoutMessage.ts';

const empty = { answer: '', words: '' };

/** The one answer to a message; it is said before that it is final. */
export function AnswerForm({ id, department, address }: { id: string; department: string; address: string }) {
  const { answer: texts } = useTexts(scoutsTexts);
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(AnswerScoutMessage);
  const form = useForm({
    schema: answerForm,
    initial: empty,
    draft: { key: `scout-answer-${id}` },
    async onSubmit(input) {
      const { answerScoutMessage } = await mutateAsync({ input: { id, ...input } });
      const { problems } = answerScoutMessage;
      // Answered in another tab: what was answered there takes the place of the form.
      if (problems.some(({ code }) => code === 'ANSWERED')) void refresh('ScoutMessage');
      if (problems.length > 0) return problems;
      flash.set({ body: texts.onItsWay(), type: 'success' });
      // The form stands, busy, until what was answered takes its place: an answer is not sent twice.
      await refresh('ScoutMessage');
      return [];
    },
  });
  return (
    <form className="stack" {...form.attributes}>
      <FormProblem form={form} />
      <RadioCards
        legend={texts.title()}
        legendHidden
        options={answers.map((value) => ({ value, label: texts[value](), description: texts[`${value}_HINT`]() }))}
        {...form.field('answer')}
      />
      <TextArea
        label={texts.words()}
        lang={UNRECORDED_LANGUAGE}
        rows={5}
        hint={texts.wordsHint()}
        maxCharacters={limits.scoutAnswerWords.max}
        {...form.field('words')}
      />
      <Notice icon="mail">
        <Sentence
          text={texts.once({ address })}
          parts={{ department: <span lang={UNRECORDED_LANGUAGE}>{department}</span> }}
        />
      </Notice>
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.sending()}>
          {texts.send()}
        </Button>
      </div>
    </form>
  );
}
