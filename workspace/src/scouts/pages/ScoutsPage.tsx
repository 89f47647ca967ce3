import { ButtonLink, EmptyState, Link, Skeleton, StateLabel } from '@komawari/ui/components';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE, languageOfWork } from '@komawari/ui/writtenLanguage';
import { generatePath } from 'react-router';
import scoutsTexts from '../../messages/scouts.js';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { When } from '../../shared/components/When.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import type { GetScoutMessagesQuery } from '../../gql/graphql.ts';
import { AnswerLabel } from '../components/AnswerLabel.tsx';
import { GetScoutMessages } from '../operations/GetScoutMessages.ts';

/** Messages a page of the list shows. */
const PER_PAGE = 20;

type List = Extract<GetScoutMessagesQuery['viewer'], { __typename: 'RegisteredViewer' }>['scoutMessages'];

/** What editorial departments wrote to the creator about works in contests. */
export function ScoutsPage() {
  const { list: texts } = useTexts(scoutsTexts);
  const list = usePages(GetScoutMessages, PER_PAGE, ({ viewer }) => registeredOf(viewer)?.scoutMessages ?? null);
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <header className="ws-head">
        <div>
          <h1>{texts.title()}</h1>
          <p className="small muted">{list.head ? countWaiting(list.head) : '\u00a0'}</p>
        </div>
      </header>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState
              heading="h2"
              title={texts.none()}
              action={<ButtonLink href={paths.works}>{texts.works()}</ButtonLink>}
            >
              {texts.lead()}
            </EmptyState>
          ) : (
            <>
              <ul className="box list" aria-label={texts.label()}>
                {messages.map((message) => (
                  <MessageLine key={message.id} message={message} />
                ))}
              </ul>
              <ListEnd noun={texts.noun()} list={list} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const countWaiting = ({ unansweredCount: count, edges }: List): string => {
  if (edges.length === 0) return '\u00a0';
  const { list: texts } = textsOf(scoutsTexts);
  return count === 0 ? texts.allAnswered() : texts.waiting({ count });
};

function MessageLine({ message }: { message: List['edges'][number]['node'] }) {
  const { list: texts } = useTexts(scoutsTexts);
  const { id, department, contestTitle, work, body, sentAt, isRead, answer } = message;
  return (
    <li>
      <div className="grow stack stack--sm">
        <p className="row row--tight">
          <Link className="strong" href={generatePath(paths.scout, { scoutId: id })} lang={UNRECORDED_LANGUAGE}>
            {department}
          </Link>
          {isRead ? null : <StateLabel tone="info">{texts.fresh()}</StateLabel>}
        </p>
        <p className="small clamp2" lang={UNRECORDED_LANGUAGE}>
          {body}
        </p>
        <p className="meta">
          <span lang={languageOfWork(work)}>{work?.title ?? contestTitle}</span>
          <When at={sentAt} />
        </p>
      </div>
      <AnswerLabel answer={answer} />
    </li>
  );
}
