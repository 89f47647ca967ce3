import { Button, Select, Sheet, TextArea } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { countCharacters } from '@komawari/ui/format';
import { execute, flashError, wasSaved } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { useRef, useState, type SyntheticEvent } from 'react';
import type { ReportReason } from '../../gql/graphql.ts';
import moderationReportTexts from '../../messages/moderationReport.js';
import type { Reported } from '../useReportSheet.tsx';
import { report } from './safetyOperations.ts';

interface Props extends Reported {
  onClose: () => void;
}

/** In the order in which they are offered. */
const reasonValues: readonly ReportReason[] = [
  'SPAM',
  'HARASSMENT',
  'SEXUAL',
  'VIOLENCE',
  'COPYRIGHT',
  'PERSONAL_INFORMATION',
  'OTHER',
];
const { max } = limits.reportNote;

/** Why a note cannot be sent, or null. */
function problemOf(reason: ReportReason, note: string): string | null {
  const { sheet } = textsOf(moderationReportTexts);
  if (reason === 'OTHER' && note.trim() === '') return sheet.noNote();
  return countCharacters(note) > max ? sheet.tooLong({ max: `${max}` }) : null;
}

/** Tells the operator that something breaks the rules. */
export function ReportSheet({ id, what, lang, onClose }: Props) {
  const { reasons, sheet } = useTexts(moderationReportTexts);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const reasonField = useRef<HTMLSelectElement>(null);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setReasonMissing(reason === null);
    if (reason === null) {
      reasonField.current?.focus();
      return;
    }
    const found = problemOf(reason, note);
    setProblem(found);
    if (found || isSending) return;
    setSending(true);
    try {
      const { report: result } = await execute(report, { input: { id, reason, note } }, { write: true });
      if (result.reportedId) {
        flash.set({ body: sheet.done(), type: 'success' });
        onClose();
      } else setProblem(result.problems[0]?.message ?? sheet.notTaken());
    } catch (error) {
      if (wasSaved(error)) onClose();
      flashError(error);
    }
    setSending(false);
  }

  return (
    <Sheet open onClose={onClose} title={sheet.title()}>
      <form className="stack" onSubmit={(event) => void send(event)} noValidate>
        <p className="soft">
          <Sentence text={sheet.lead()} parts={{ what: <b lang={lang}>{what}</b> }} />
        </p>
        <Select
          label={sheet.reason()}
          ref={reasonField}
          // Nothing is chosen for anybody: what is sent unread would be counted under the first reason.
          options={[
            ...(reason === null ? [{ value: '', label: sheet.choose() }] : []),
            ...reasonValues.map((each) => ({ value: each, label: reasons[each]() })),
          ]}
          value={reason ?? ''}
          error={isReasonMissing ? sheet.noReason() : undefined}
          onChange={(event) => {
            setReason(event.currentTarget.value as ReportReason);
            setReasonMissing(false);
          }}
        />
        <TextArea
          label={sheet.note()}
          hint={reason === 'OTHER' ? sheet.sentence() : sheet.optional()}
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
          <Button variant="ink" type="submit" busy={isSending} busyWord={sheet.sending()}>
            {sheet.send()}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
