import { Button, EmptyState, Skeleton, type MenuItem } from '@komawari/ui/components';
import { useState } from 'react';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import { commentsPerPage } from '../commentsPerPage.ts';
import { GetWorkspaceComments } from '../operations/GetWorkspaceComments.ts';
import { nameOfWriter, type OpenComment } from '../receivedComment.ts';
import { useApproveComments } from '../useApproveComments.ts';
import { useBlockWriter } from '../useBlockWriter.ts';
import { useDeleteComments } from '../useDeleteComments.ts';
import { useCommentKeys } from '../useCommentKeys.ts';
import { usePin } from '../usePin.ts';
import { SEARCHED, type CommentsAsked } from '../commentsAsked.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { KeysOfComments } from './KeysOfComments.tsx';
import { NoneFound } from '../../shared/components/NoneFound.tsx';
import { ReceivedCommentLine } from './ReceivedCommentLine.tsx';
import { SelectComment } from './SelectComment.tsx';
import { SelectedComments } from './SelectedComments.tsx';

export interface OpenCommentsProps {
  /** Those that wait for the creator, or those everybody reads. */
  isHeld: boolean;
  asked: CommentsAsked;
  /** Shows all again, whatever is looked for. */
  onForget: () => void;
}

/** What readers write for everybody. The creator approves what waits, answers, pins, deletes one or several, or blocks who wrote it. */
export function OpenComments({ isHeld, asked, onForget }: OpenCommentsProps) {
  const list = usePages(GetWorkspaceComments, commentsPerPage, ({ viewer }) => registeredOf(viewer)?.daredemo ?? null, {
    isSoft: false,
    isHeld,
    ...asked,
  });
  return (
    <Loaded query={list.query} skeleton={<Skeleton kind="box" count={4} />}>
      {(comments) =>
        comments.length === 0 ? (
          <NoComments isHeld={isHeld} asked={asked} onForget={onForget} />
        ) : (
          <>
            <OpenCommentList comments={comments} isHeld={isHeld} />
            <ListEnd noun="comments" step={commentsPerPage} list={list} />
          </>
        )
      }
    </Loaded>
  );
}

function NoComments({ isHeld, asked, onForget }: OpenCommentsProps) {
  if (asked.text !== '')
    return (
      <NoneFound text={asked.text} onForget={onForget}>
        {SEARCHED}
      </NoneFound>
    );
  if (asked.workId !== null)
    return (
      <EmptyState heading="h2" title="No comments on this work">
        Choose another work, or all of them.
      </EmptyState>
    );
  return isHeld ? (
    <EmptyState heading="h2" title="Nothing is waiting">
      Held comments stay here until you approve or delete them.
    </EmptyState>
  ) : (
    <EmptyState heading="h2" title="No open comments yet">
      Comments that readers leave under your episodes, for everybody to read, appear here.
    </EmptyState>
  );
}

function OpenCommentList({ comments, isHeld }: { comments: readonly OpenComment[]; isHeld: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [answering, setAnswering] = useState<string | null>(null);
  const approve = useApproveComments();
  const actionsFor = useActions(isHeld, setAnswering);
  const listed = comments.map(({ id }) => id);
  // What left the list meanwhile is not chosen any more.
  const selected = chosen.filter((id) => listed.includes(id));
  const select = (id: string, isOn: boolean) =>
    setChosen(isOn ? [...selected, id] : selected.filter((other) => other !== id));
  const [isHelping, setIsHelping] = useState(false);
  const list = useCommentKeys({
    onHelp: () => setIsHelping(true),
    onSelect(place) {
      const id = listed[place];
      if (id !== undefined) select(id, !selected.includes(id));
    },
  });

  function below(comment: OpenComment) {
    const { id } = comment;
    if (isHeld)
      return (
        <Button
          icon="check"
          busy={approve.isPending && approve.variables.input.ids[0] === id}
          busyWord="Approving"
          aria-label={`Approve the comment by ${nameOfWriter(comment)}`}
          onClick={() => approve.mutate({ input: { ids: [id] } })}
        >
          Approve
        </Button>
      );
    return answering === id ? <AnswerForm comment={comment} onClose={() => setAnswering(null)} /> : null;
  }

  return (
    <section className="stack" aria-label={isHeld ? 'Comments that wait' : 'Open comments'}>
      <SelectedComments ids={selected} listed={listed} onSelect={setChosen} isHeld={isHeld} />
      <KeysOfComments canSelect isOpen={isHelping} onOpen={setIsHelping} />
      <ul ref={list} className="box list">
        {comments.map((comment) => (
          <ReceivedCommentLine key={comment.id} comment={comment} actions={actionsFor(comment)} below={below(comment)}>
            <SelectComment
              name={nameOfWriter(comment)}
              isSelected={selected.includes(comment.id)}
              onSelect={(isOn) => select(comment.id, isOn)}
            />
          </ReceivedCommentLine>
        ))}
      </ul>
    </section>
  );
}

/** What the menu of a comment offers. */
function useActions(isHeld: boolean, onAnswer: (id: string) => void): (comment: OpenComment) => MenuItem[] {
  const remove = useDeleteComments();
  const block = useBlockWriter();
  const pin = usePin();
  return (comment) => {
    const { id, reply, isPinned } = comment;
    const ofShown: MenuItem[] = [
      { label: reply ? 'Change your answer' : 'Answer', icon: 'reply', onSelect: () => onAnswer(id) },
      { label: isPinned ? 'Unpin' : 'Pin to the top', icon: 'pin', onSelect: () => pin(comment) },
      ...(reply
        ? [
            {
              label: 'Delete your answer',
              icon: 'trash' as const,
              destructive: true,
              onSelect: () => remove.mutate({ input: { ids: [reply.id] } }),
            },
          ]
        : []),
    ];
    return [
      ...(isHeld ? [] : ofShown),
      { label: `Block ${nameOfWriter(comment)}`, icon: 'lock', onSelect: () => block(comment) },
      { label: 'Delete', icon: 'trash', destructive: true, onSelect: () => remove.mutate({ input: { ids: [id] } }) },
    ];
  };
}
