import { EmptyState, Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import commentsTexts from '../../messages/comments.js';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import { commentsPerPage } from '../commentsPerPage.ts';
import { GetWorkspaceComments } from '../operations/GetWorkspaceComments.ts';
import { blockLabel } from '../receivedComment.ts';
import { useBlockWriter } from '../useBlockWriter.ts';
import { useCommentKeys } from '../useCommentKeys.ts';
import type { CommentsAsked } from '../commentsAsked.ts';
import { KeysOfComments } from './KeysOfComments.tsx';
import { NoneFound } from '../../shared/components/NoneFound.tsx';
import { ReceivedCommentLine } from './ReceivedCommentLine.tsx';

/** What readers wrote to the creator, once it was read and delivered. */
export function SoftComments({ asked, onForget }: { asked: CommentsAsked; onForget: () => void }) {
  const { soft: texts } = useTexts(commentsTexts);
  const list = usePages(GetWorkspaceComments, commentsPerPage, ({ viewer }) => registeredOf(viewer)?.yawaraka ?? null, {
    isSoft: true,
    isHeld: false,
    ...asked,
  });
  const block = useBlockWriter();
  const [isHelping, setIsHelping] = useState(false);
  const keys = useCommentKeys({ onHelp: () => setIsHelping(true) });
  return (
    <Loaded query={list.query} skeleton={<Skeleton kind="box" count={4} />}>
      {(comments) =>
        comments.length === 0 && asked.text !== '' ? (
          <NoneFound text={asked.text} onForget={onForget}>
            {texts.searched()}
          </NoneFound>
        ) : comments.length === 0 ? (
          <EmptyState heading="h2" title={texts.none()}>
            {texts.lead()}
          </EmptyState>
        ) : (
          <section className="stack" aria-label={texts.label()}>
            <KeysOfComments isOpen={isHelping} onOpen={setIsHelping} />
            <ul ref={keys} className="box list">
              {comments.map((comment) => (
                <ReceivedCommentLine
                  key={comment.id}
                  comment={comment}
                  actions={[{ label: blockLabel(comment), icon: 'lock', onSelect: () => block(comment) }]}
                />
              ))}
            </ul>
            <ListEnd noun={texts.noun()} list={list} />
          </section>
        )
      }
    </Loaded>
  );
}
