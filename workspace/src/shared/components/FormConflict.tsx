import { useTexts } from '@komawari/ui/language/react';
import sharedTexts from '../../messages/shared.js';
import type { Conflict } from '../conflict.ts';
import { ConflictNotice } from './ConflictNotice.tsx';

export interface FormConflictProps {
  /** Null while there is none. */
  conflict: Conflict | null;
  /** The next save is about this revision. */
  onKeep: (revision: number) => void;
  onLoad: () => void;
}

/** A form met what another tab saved. What was typed here stays until the other version is loaded. */
export function FormConflict({ conflict, onKeep, onLoad }: FormConflictProps) {
  const { conflict: texts } = useTexts(sharedTexts);
  return conflict ? (
    <ConflictNotice conflict={conflict} onKeep={() => onKeep(conflict.currentRevision)} onLoad={onLoad}>
      {texts.what()}
    </ConflictNotice>
  ) : null;
}
