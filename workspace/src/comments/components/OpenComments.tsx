import { Button, EmptyState, Skeleton, type MenuItem } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import commentsTexts from '../../messages/comments.js';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import { commentsPerPage } from '../commentsPerPage.ts';
import { GetWorkspaceComments } from '../operations/GetWorkspaceComments.ts';
import { blockLabel, type OpenComment } from '../receivedComment.ts';
import { useApproveComments } from '../useApproveComments.ts';
import { useBlockWriter } from '../useBlockWriter.ts';
import { useDeleteComments } from '../useDeleteComments.ts';
import { useCommentKeys } from '../useCommentKeys.ts';
import { usePin } from '../usePin.ts';
import type { CommentsAsked } from '../commentsAsked.ts';
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
  const { open: texts } = useTexts(commentsTexts);
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
            <ListEnd noun={texts.noun()} list={list} />
          </>
        )
      }
    </Loaded>
  );
}

function NoComments({ isHeld, asked, onForget }: OpenCommentsProps) {
  const { open: texts } = useTexts(commentsTexts);
  if (asked.text !== '')
    return (
      <NoneFound text={asked.text} onForget={onForget}>
        {texts.searched()}
      </NoneFound>
    );
  if (asked.workId !== null)
    return (
      <EmptyState heading="h2" title={texts.noneOnWork()}>
        {texts.chooseOther()}
      </EmptyState>
    );
  return isHeld ? (
    <EmptyState heading="h2" title={texts.noneHeld()}>
      {texts.noneHeldLead()}
    </EmptyState>
  ) : (
    <EmptyState heading="h2" title={texts.none()}>
      {texts.noneLead()}
    </EmptyState>
  );
}

function OpenCommentList({ comments, isHeld }: { comments: readonly OpenComment[]; isHeld: boolean }) {
  const { open: texts } = useTexts(commentsTexts);
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
          busyWord={texts.approving()}
          aria-label={comment.user ? texts.approveOf({ name: comment.user.displayName }) : texts.approveOfGuest()}
          onClick={() => approve.mutate({ input: { ids: [id] } })}
        >
          {texts.approve()}
        </Button>
      );
    return answering === id ? <AnswerForm comment={comment} onClose={() => setAnswering(null)} /> : null;
  }

  return (
    <section className="stack" aria-label={isHeld ? texts.waiting() : texts.label()}>
      <SelectedComments ids={selected} listed={listed} onSelect={setChosen} isHeld={isHeld} />
      <KeysOfComments canSelect isOpen={isHelping} onOpen={setIsHelping} />
      <ul ref={list} className="box list">
        {comments.map((comment) => (
          <ReceivedCommentLine key={comment.id} comment={comment} actions={actionsFor(comment)} below={below(comment)}>
            <SelectComment
              name={comment.user?.displayName ?? null}
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
  const { open: texts } = useTexts(commentsTexts);
  const remove = useDeleteComments();
  const block = useBlockWriter();
  const pin = usePin();
  return (comment) => {
    const { id, reply, isPinned } = comment;
    const ofShown: MenuItem[] = [
      {
        label: reply ? texts.change() : texts.answer(),
        icon: 'reply',
        onSelect: () => onAnswer(id),
      },
      {
        label: isPinned ? texts.unpin() : texts.pin(),
        icon: 'pin',
        onSelect: () => pin(comment),
      },
      ...(reply
        ? [
            {
              label: texts.deleteAnswer(),
              icon: 'trash' as const,
              destructive: true,
              onSelect: () => remove.mutate({ input: { ids: [reply.id] } }),
            },
          ]
        : []),
    ];
    return [
      ...(isHeld ? [] : ofShown),
      { label: blockLabel(comment), icon: 'lock', onSelect: () => block(comment) },
      {
        label: texts.delete(),
        icon: 'trash',
        destructive: true,
        onSelect: () => remove.mutate({ input: { ids: [id] } }),
      },
    ];
  };
}
