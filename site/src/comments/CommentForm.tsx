import { Button, TextArea } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { execute, wordsOfError } from '@komawari/ui/graphql';
import { countCharacters, limits } from '@komawari/ui/limits';
import { useState, type SyntheticEvent } from 'react';
import type { AddCommentMutation } from '../gql/graphql.ts';
import { addComment } from './commentOperations.ts';

type Comment = NonNullable<AddCommentMutation['addComment']['comment']>;

interface Props {
  episodeId: string;
  onPosted: (comment: Comment) => void;
}

const { max } = limits.commentBody;

/** Why a text cannot be posted, or null. */
function problemOf(body: string): string | null {
  if (body.trim() === '') return 'Write something first.';
  return countCharacters(body) > max ? `Shorten it to ${max} characters.` : null;
}

/** Writes a comment. What was typed stays until it is saved. */
export function CommentForm({ episodeId, onPosted }: Props) {
  const [body, setBody] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPosting, setPosting] = useState(false);

  async function post(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const found = problemOf(body);
    setProblem(found);
    if (found || isPosting) return;
    setPosting(true);
    try {
      const { addComment: result } = await execute(
        addComment,
        { input: { episodeID: episodeId, body } },
        { write: true },
      );
      if (result.comment) {
        onPosted(result.comment);
        setBody('');
        flash.set({ body: 'Comment posted', type: 'success' });
      } else {
        setProblem(result.problems[0]?.message ?? 'This comment cannot be posted.');
      }
    } catch (error) {
      flash.set({ body: wordsOfError(error), type: 'error' });
    }
    setPosting(false);
  }

  return (
    <form className="stack stack--sm comment-form" onSubmit={(event) => void post(event)} noValidate>
      <TextArea
        label="Write a comment"
        labelHidden
        lang="ja"
        rows={3}
        placeholder="What stayed with you?"
        maxCharacters={max}
        hint="Everyone can read this."
        error={problem ?? undefined}
        value={body}
        onChange={(event) => {
          setBody(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <div className="row row--end">
        <Button variant="ink" type="submit" busy={isPosting} busyWord="Posting">
          Post
        </Button>
      </div>
    </form>
  );
}
