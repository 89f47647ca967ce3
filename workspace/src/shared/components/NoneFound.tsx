import { Button, EmptyState } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import sharedTexts from '../../messages/shared.js';

export interface NoneFoundProps {
  /** What was looked for. */
  text: string;
  /** What of each entry is searched, in a sentence. */
  children: ReactNode;
  onForget: () => void;
}

/** What stands where a list has nothing of what was looked for. */
export function NoneFound({ text, children, onForget }: NoneFoundProps) {
  const { list } = useTexts(sharedTexts);
  return (
    <EmptyState heading="h2" title={list.none({ text })} action={<Button onClick={onForget}>{list.showAll()}</Button>}>
      {children}
    </EmptyState>
  );
}
