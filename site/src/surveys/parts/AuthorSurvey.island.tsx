import { execute, flashError, wasSaved } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useState } from 'react';
import { refuseProblems } from '../../graphql/refuseProblems.ts';
import authorSurveyTexts from '../../messages/authorSurvey.js';
import { findAnswers } from './findAnswers.ts';
import { answerSurveyFromAuthor } from './surveyOperations.ts';

interface Props {
  episodeId: string;
  /** The language of the work. */
  lang: string;
  /** What the page says the author asks; null where a wall stood before it, or nothing is asked. */
  asked: { id: string; question: string; choices: readonly string[] } | null;
}

/** The author's own question: one choice, which can be changed. */
export function AuthorSurvey({ episodeId, lang, asked }: Props) {
  const { author } = useTexts(authorSurveyTexts);
  const [survey, setSurvey] = useState(asked);
  const [isOwn, setOwn] = useState(false);
  const [choice, setChoice] = useState<number | null>(null);

  useEffect(
    function showWhatWasChosen() {
      void findAnswers(episodeId).then((answers) => {
        setOwn(answers?.viewerCanAnswerSurvey === false);
        const found = answers?.surveyFromAuthor;
        if (!found || (asked && asked.id !== found.id)) return;
        setSurvey(found);
        setChoice(found.viewerChoice ?? null);
      });
    },
    [episodeId, asked],
  );

  // Something to be seen: what is nothing never comes into view, and would never ask.
  if (!survey || isOwn) return <div />;
  const { id: surveyID } = survey;

  async function choose(next: number): Promise<void> {
    const before = choice;
    setChoice(next);
    try {
      const input = { surveyID, choice: next };
      refuseProblems(
        (await execute(answerSurveyFromAuthor, { input }, { write: true, keepalive: true })).answerSurveyFromAuthor,
      );
    } catch (error) {
      if (!wasSaved(error)) setChoice(before);
      flashError(error);
    }
  }

  return (
    <fieldset className="author-survey">
      <legend className="strong">
        <span lang={lang}>{survey.question}</span> <span className="small muted survey__who">{author.asks()}</span>
      </legend>
      <div className="author-survey__choices">
        {survey.choices.map((words, index) => (
          <button
            key={words}
            type="button"
            className="btn btn--line"
            lang={lang}
            aria-pressed={choice === index + 1}
            onClick={() => void choose(index + 1)}
          >
            {words}
          </button>
        ))}
      </div>
      <p className="small muted" role="status">
        {choice === null ? '' : author.thanks()}
      </p>
    </fieldset>
  );
}
