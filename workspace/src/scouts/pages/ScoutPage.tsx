import { Cover, Link, Skeleton } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import { execute } from '@komawari/ui/graphql';
import { useQuery } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import scoutsTexts from '../../messages/scouts.js';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { KeptFocus } from '../../shared/components/KeptFocus.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import type { GetScoutMessageQuery } from '../../gql/graphql.ts';
import { AnswerForm } from '../components/AnswerForm.tsx';
import { AnswerLabel } from '../components/AnswerLabel.tsx';
import { GetScoutMessage } from '../operations/GetScoutMessage.ts';
import { ReadScoutMessage } from '../operations/ReadScoutMessage.ts';

type Message = GetScoutMessageQuery['scoutMessage'];

/** What an editorial department wrote about a work in a contest, and the answer to it. */
export function ScoutPage() {
  const { scoutId = '' } = useParams();
  const query = useQuery(GetScoutMessage, { id: scoutId });
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
      {({ scoutMessage }) => <MessageAndAnswer key={scoutMessage.id} message={scoutMessage} />}
    </Loaded>
  );
}

/** Marks what is on screen as read. */
function useMarkRead({ id, isRead }: Message): void {
  const refresh = useRefresh();
  useEffect(
    function markRead() {
      if (isRead) return;
      execute(ReadScoutMessage, { input: { id } }, { write: true })
        .then(() => refresh('ScoutMessage'))
        // Offline: it stays new, and is marked the next time.
        .catch(() => undefined);
    },
    [id, isRead, refresh],
  );
}

function MessageAndAnswer({ message }: { message: Message }) {
  const { message: texts } = useTexts(scoutsTexts);
  useMarkRead(message);
  const { id, department, body, sentAt, replyAddress, answer } = message;
  return (
    <>
      <title>{`${texts.from({ department })} | Komawari`}</title>
      <Breadcrumb above={[{ href: paths.scouts, label: texts.scouting() }]} />
      <header className="ws-head">
        <div>
          <h1>
            <Sentence
              text={texts.heading()}
              parts={{ department: <span lang={UNRECORDED_LANGUAGE}>{department}</span> }}
            />
          </h1>
          <p className="small muted">
            <time dateTime={sentAt} lang="ja">
              {formatExact(sentAt)}
            </time>
          </p>
        </div>
      </header>
      <div className="stack stack--lg">
        <section className="box stack" aria-label={texts.message()}>
          <About message={message} />
          <p className="ja pre" lang={UNRECORDED_LANGUAGE}>
            {body}
          </p>
        </section>
        <KeptFocus of={answer ?? null}>
          <section className="box stack" aria-labelledby="answer-heading">
            <h2 id="answer-heading">{texts.answer()}</h2>
            {answer == null ? (
              <AnswerForm id={id} department={department} address={replyAddress} />
            ) : (
              <Answered message={message} />
            )}
          </section>
        </KeptFocus>
      </div>
    </>
  );
}

/** The work and the contest that the message is about. */
function About({ message: { work, contestIdentifier, contestTitle } }: { message: Message }) {
  const { message: texts } = useTexts(scoutsTexts);
  return (
    <div className="row">
      {work ? (
        <span className="works__page">
          <Cover source={work.coverImage ?? null} title={work.title} lang={work.language} sizes="64px" />
        </span>
      ) : null}
      <div className="grow stack stack--sm">
        <p>
          {work ? (
            <Link className="strong" href={`/works/${work.id}`} lang={work.language}>
              {work.title}
            </Link>
          ) : (
            <b>{texts.deleted()}</b>
          )}
        </p>
        <p className="small muted">
          <Sentence
            text={texts.in()}
            parts={{
              contest: (
                <Link className="link" href={`/komawari_award_${contestIdentifier}`} lang={UNRECORDED_LANGUAGE}>
                  {contestTitle}
                </Link>
              ),
            }}
          />
        </p>
      </div>
    </div>
  );
}

function Answered({ message: { answer, answerWords, answeredAt, department, replyAddress } }: { message: Message }) {
  const { message: texts } = useTexts(scoutsTexts);
  return (
    <>
      <p>
        <AnswerLabel answer={answer} />
      </p>
      {answerWords ? (
        <p className="ja pre" lang={UNRECORDED_LANGUAGE}>
          {answerWords}
        </p>
      ) : null}
      <p className="small muted">
        <Sentence
          text={answeredAt ? texts.mailedAt({ address: replyAddress }) : texts.mailed({ address: replyAddress })}
          parts={{
            department: <span lang={UNRECORDED_LANGUAGE}>{department}</span>,
            time: answeredAt ? <span lang="ja">{formatExact(answeredAt)}</span> : null,
          }}
        />
      </p>
    </>
  );
}
