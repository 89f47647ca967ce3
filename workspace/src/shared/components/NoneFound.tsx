import { Button, EmptyState } from '@komawari/ui/components';
import type { ReactNode } from 'react';

export interface NoneFoundProps {
  /** What was looked for. */
  text: string;
  /** What of each entry is searched, in a sentence. */
  children: ReactNode;
  onForget: () => void;
}

/** What stands where a list has nothing of what was looked for. */
export const NoneFound = ({ text, children, onForget }: NoneFoundProps) => (
  <EmptyState heading="h2" title={`Nothing found for “${text}”`} action={<Button onClick={onForget}>Show all</Button>}>
    {children}
  </EmptyState>
);
