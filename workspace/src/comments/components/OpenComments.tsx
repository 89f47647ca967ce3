import { EmptyState, Skeleton } from '@komawari/ui/components';
import { useState } from 'react';
import { ListEnd } from '../../app/components/ListEnd.tsx';
import { Loaded } from '../../app/components/Loaded.tsx';
import { registeredOf } from '../../app/registeredOf.ts';
import { usePages } from '../../app/usePages.ts';
import { commentsPerPage } from '../commentsPerPage.ts';
import { GetWorkspaceComments } from '../operations/GetWorkspaceComments.ts';
import { nameOfWriter, type ReceivedComment } from '../receivedComment.ts';
import { useBlockWriter } from '../useBlockWriter.ts';
import { useDeleteComments } from '../useDeleteComments.ts';
import { ReceivedCommentLine } from './ReceivedCommentLine.tsx';
import { SelectComment } from './SelectComment.tsx';
import { SelectedComments } from './SelectedComments.tsx';

/** What everybody reads under the episodes. The creator deletes one or several, or blocks who wrote it. */
export function OpenComments() {
  const list = usePages(GetWorkspaceComments, commentsPerPage, ({ viewer }) => registeredOf(viewer)?.daredemo ?? null, {
    isSoft: false,
  });
  return (
    <Loaded query={list.query} skeleton={<Skeleton kind="box" count={4} />}>
      {(comments) =>
        comments.length === 0 ? (
          <EmptyState heading="h2" title="No open comments yet">
            What readers write under your episodes for everybody to read gathers here.
          </EmptyState>
        ) : (
          <>
            <OpenCommentList comments={comments} />
            <ListEnd noun="comments" step={commentsPerPage} list={list} />
          </>
        )
      }
    </Loaded>
  );
}

function OpenCommentList({ comments }: { comments: readonly ReceivedComment[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const remove = useDeleteComments();
  const block = useBlockWriter();
  const listed = comments.map(({ id }) => id);
  // What left the list meanwhile is not chosen any more.
  const selected = chosen.filter((id) => listed.includes(id));
  return (
    <section className="stack" aria-label="Open comments">
      <SelectedComments ids={selected} listed={listed} onSelect={setChosen} />
      <ul className="box list">
        {comments.map((comment) => {
          const { id } = comment;
          const name = nameOfWriter(comment);
          return (
            <ReceivedCommentLine
              key={id}
              comment={comment}
              actions={[
                { label: `Block ${name}`, icon: 'lock', onSelect: () => block(comment) },
                {
                  label: 'Delete',
                  icon: 'trash',
                  destructive: true,
                  onSelect: () => remove.mutate({ input: { ids: [id] } }),
                },
              ]}
            >
              <SelectComment
                name={name}
                isSelected={selected.includes(id)}
                onSelect={(isOn) => setChosen(isOn ? [...selected, id] : selected.filter((other) => other !== id))}
              />
            </ReceivedCommentLine>
          );
        })}
      </ul>
    </section>
  );
}
