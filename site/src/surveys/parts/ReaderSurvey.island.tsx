import { Segment } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import { execute, flashError, wasSaved } from '@komawari/ui/graphql';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useEffect, useState } from 'react';
import type { SurveyAnswerValue } from '../../gql/graphql.ts';
import { refuseProblems } from '../../graphql/refuseProblems.ts';
import surveysTexts from '../../messages/surveys.js';
import { findAnswers } from './findAnswers.ts';
import { isSkipped, skipSurvey } from './skippedSurveys.ts';
import { addReadingHistoryWithSurveyAnswer, answerSurvey } from './surveyOperations.ts';

interface Props {
  episodeId: string;
  workId: string;
  authorName: string;
}

interface Given {
  answer: SurveyAnswerValue;
  canChangeUntil: string;
}

/** How was it: one tap, changeable for a day, and a way to be left alone. */
export function ReaderSurvey({ episodeId, workId, authorName }: Props) {
  const { reader: words } = useTexts(surveysTexts);
  const [given, setGiven] = useState<Given | null>(null);
  const [isHidden, setHidden] = useState(false);

  useEffect(
    function showWhatWasAnswered() {
      void findAnswers(episodeId).then((answers) => {
        if (answers?.viewerCanAnswerSurvey === false) setHidden(true);
        else if (answers?.viewerSurveyAnswer) setGiven(answers.viewerSurveyAnswer);
        else setHidden(isSkipped(episodeId));
      });
    },
    [episodeId],
  );

  async function answer(value: SurveyAnswerValue): Promise<void> {
    const before = given;
    setGiven({ answer: value, canChangeUntil: before?.canChangeUntil ?? '' });
    try {
      const input = { episodeID: episodeId, answer: value };
      const saved = refuseProblems(
        (await execute(answerSurvey, { input }, { write: true, keepalive: true })).answerSurvey,
      ).answer;
      if (!saved) return;
      setGiven(saved);
      if (before === null) keepPlace(saved.id);
    } catch (error) {
      if (!wasSaved(error)) setGiven(before);
      flashError(error);
    }
  }

  /** Where the reader stopped goes with the first answer; the answer stands without it. */
  function keepPlace(answerID: string): void {
    const input = { answerID, workID: workId };
    execute(addReadingHistoryWithSurveyAnswer, { input }, { write: true, keepalive: true }).catch(() => undefined);
  }

  function skip(): void {
    setHidden(true);
    skipSurvey(episodeId);
  }

  if (isHidden && given === null) return null;
  const until = given?.canChangeUntil ?? '';
  return (
    <div className="stack stack--sm survey">
      <p className="strong">
        {words.question()}{' '}
        <span className="small muted survey__who">
          <Sentence text={words.whoSees()} parts={{ author: <span lang={UNRECORDED_LANGUAGE}>{authorName}</span> }} />
        </span>
      </p>
      <div className="row survey__row">
        <Segment<SurveyAnswerValue | ''>
          label={words.question()}
          options={[
            { value: 'FUN', label: words.fun(), icon: 'smile' },
            { value: 'NORMAL', label: words.normal(), icon: 'meh' },
            { value: 'NO_FUN', label: words.noFun(), icon: 'frown' },
          ]}
          value={given?.answer ?? ''}
          onChange={(value) => value && void answer(value)}
        />
        {given === null ? (
          <button type="button" className="btn btn--quiet" onClick={skip}>
            {words.skip()}
          </button>
        ) : null}
      </div>
      <p className="small muted" role="status">
        {until === '' ? '' : words.thanks({ moment: formatExact(until) })}
      </p>
    </div>
  );
}
