import { Button, Notice, RadioCards, TextArea } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { limits } from '@komawari/ui/limits';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { useRefresh } from '../../shared/useRefresh.ts';
import { answerForm, answers } from '../answerForm.ts';
import { AnswerScoutMessage } from '../operations/AnswerScoutMessage.ts';

const empty = { answer: '', words: '' };

/** The one answer to a message; it is said before that it is final. */
export function AnswerForm({ id, department, address }: { id: string; department: string; address: string }) {
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
      flash.set({ body: 'Your answer is on its way', type: 'success' });
      void refresh('ScoutMessage');
      return [];
    },
  });
  return (
    <form className="stack" {...form.attributes}>
      <FormProblem form={form} />
      <RadioCards legend="Your answer" legendHidden options={answers} {...form.field('answer')} />
      <TextArea
        label="A few words"
        lang="ja"
        rows={5}
        hint="Optional. The department does not learn your address: write how to reach you if you want to talk."
        maxCharacters={limits.scoutAnswerWords.max}
        {...form.field('words')}
      />
      <Notice icon="mail">
        You answer once. It goes to <span lang="ja">{department}</span> ({address}) by mail and cannot be changed.
      </Notice>
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Sending">
          Send the answer
        </Button>
      </div>
    </form>
  );
}
