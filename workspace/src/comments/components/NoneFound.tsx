import { Button, EmptyState } from '@komawari/ui/components';

export interface NoneFoundProps {
  text: string;
  onForget: () => void;
}

/** What stands where a search found no comment. */
export function NoneFound({ text, onForget }: NoneFoundProps) {
  return (
    <EmptyState
      heading="h2"
      title={`Nothing found for “${text}”`}
      action={<Button onClick={onForget}>Show all</Button>}
    >
      The words of the comments and the names of those who wrote them are searched.
    </EmptyState>
  );
}
