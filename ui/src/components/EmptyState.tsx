import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** What will be here: "No bookmarks yet". */
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  heading?: 'h2' | 'h3';
}

/** Nothing is here yet, and how that changes. */
export function EmptyState({ title, children, action, heading: Heading = 'h3' }: EmptyStateProps) {
  return (
    <div className="empty">
      <Heading className="empty__title">{title}</Heading>
      <p className="small soft">{children}</p>
      {action}
    </div>
  );
}
