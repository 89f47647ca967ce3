import { Button, Select, Sheet, TextArea } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { countCharacters } from '@komawari/ui/format';
import { execute, flashError, wasSaved } from '@komawari/ui/graphql';
import { limits } from '@komawari/ui/limits';
import { useState, type SyntheticEvent } from 'react';
import type { ReportReason } from '../../gql/graphql.ts';
import { report } from './safetyOperations.ts';

interface Props {
  /** What is reported. */
  id: string;
  /** What it is called here: "this comment", "雨宮ましろ". */
  what: string;
  onClose: () => void;
}

const reasons: Record<ReportReason, string> = {
  SPAM: 'Spam or advertising',
  HARASSMENT: 'Hate, threats or harassment',
  SEXUAL: 'Sexual content that is not allowed',
  VIOLENCE: 'Cruelty or self-harm',
  COPYRIGHT: 'Someone else’s work',
  PERSONAL_INFORMATION: 'Someone’s private information',
  OTHER: 'Something else',
};
const options = Object.entries(reasons).map(([value, label]) => ({ value, label }));
const { max } = limits.reportNote;

/** Why a note cannot be sent, or null. */
function problemOf(reason: ReportReason, note: string): string | null {
  if (reason === 'OTHER' && note.trim() === '') return 'Say in a sentence what is wrong.';
  return countCharacters(note) > max ? `Shorten it to ${max} characters.` : null;
}

/** Tells the operator that something breaks the rules. */
export function ReportSheet({ id, what, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason>('SPAM');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const found = problemOf(reason, note);
    setProblem(found);
    if (found || isSending) return;
    setSending(true);
    try {
      const { report: result } = await execute(report, { input: { id, reason, note } }, { write: true });
      if (result.reportedId) {
        flash.set({ body: 'Reported. We will read it and decide', type: 'success' });
        onClose();
      } else setProblem(result.problems[0]?.message ?? 'This cannot be reported.');
    } catch (error) {
      if (wasSaved(error)) onClose();
      flashError(error);
    }
    setSending(false);
  }

  return (
    <Sheet open onClose={onClose} title="Report">
      <form className="stack" onSubmit={(event) => void send(event)} noValidate>
        <p className="soft">
          You report <b>{what}</b>. Only the operator will know that it was you.
        </p>
        <Select
          label="What is wrong"
          options={options}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value as ReportReason)}
        />
        <TextArea
          label="What we should know"
          hint={reason === 'OTHER' ? 'A sentence is enough.' : 'Only if you like.'}
          rows={4}
          maxCharacters={max}
          value={note}
          error={problem ?? undefined}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <div className="row dialog__actions">
          <Button variant="ink" type="submit" busy={isSending} busyWord="Sending">
            Send report
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
