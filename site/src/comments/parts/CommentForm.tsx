import { Button, TextArea } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { countCharacters } from '@komawari/ui/format';
import { execute, flashError, wasSaved } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState, type SyntheticEvent } from 'react';
import type { AddCommentMutation } from '../../gql/graphql.ts';
import commentFormTexts from '../../messages/commentForm.js';
import { passCheck, wantsCheck } from '../../recaptcha/passCheck.ts';
import { addComment } from './commentOperations.ts';

type Posted = AddCommentMutation['addComment'];

interface Props {
  episodeId: string;
  placeholder: string;
  /** Who will read it, in words. */
  hint: string;
  /** What the reader is told when it is saved. */
  thanks: (posted: Posted) => string;
  onPosted: (posted: Posted) => void;
}

const { max } = limits.commentBody;

/** Why a text cannot be posted, or null. */
function problemOf(body: string): string | null {
  const { form } = textsOf(commentFormTexts);
  if (body.trim() === '') return form.empty();
  return countCharacters(body) > max ? form.tooLong({ max: `${max}` }) : null;
}

/** Writes a comment. What was typed stays until it is saved. */
export function CommentForm({ episodeId, placeholder, hint, thanks, onPosted }: Props) {
  const { form } = useTexts(commentFormTexts);
  const [body, setBody] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPosting, setPosting] = useState(false);

  /** Sends it; where the creator wants a check against robots, once more with what shows that it was passed. */
  async function send(): Promise<Posted> {
    const input = { episodeID: episodeId, body };
    const { addComment: first } = await execute(addComment, { input }, { write: true });
    if (!wantsCheck(first.problems)) return first;
    const recaptchaBypassToken = await passCheck('COMMENT');
    if (!recaptchaBypassToken) return first;
    return (await execute(addComment, { input: { ...input, recaptchaBypassToken } }, { write: true })).addComment;
  }

  /** What was written on while it was sent stays. */
  const forgetSent = () => setBody((now) => (now === body ? '' : now));

  async function post(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const found = problemOf(body);
    setProblem(found);
    if (found || isPosting) return;
    setPosting(true);
    try {
      const result = await send();
      if (result.comment || result.yawarakaComment) {
        onPosted(result);
        forgetSent();
        flash.set({ body: thanks(result), type: 'success' });
      } else {
        setProblem(result.problems[0]?.message ?? form.notPosted());
      }
    } catch (error) {
      // Left in the field it would be posted twice.
      if (wasSaved(error)) forgetSent();
      flashError(error);
    }
    setPosting(false);
  }

  return (
    <form className="stack stack--sm comment-form" onSubmit={(event) => void post(event)} noValidate>
      <TextArea
        label={form.label()}
        labelHidden
        lang={UNRECORDED_LANGUAGE}
        rows={3}
        placeholder={placeholder}
        maxCharacters={max}
        hint={hint}
        error={problem ?? undefined}
        value={body}
        onChange={(event) => {
          setBody(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <div className="row row--end">
        <Button variant="ink" type="submit" busy={isPosting} busyWord={form.posting()}>
          {form.post()}
        </Button>
      </div>
    </form>
  );
}
