export interface ProgressBarProps {
  /** From 0 to 1. */
  value: number;
  look?: 'ink' | 'accent' | 'read';
  /** Names it; without a name it repeats what stands beside it in words. */
  label?: string;
}

/** A thin bar. The native element needs no inline style for its width. */
export function ProgressBar({ value, look = 'ink', label }: ProgressBarProps) {
  const meaning = label ? { 'aria-label': label } : { 'aria-hidden': true };
  return <progress className={`progress progress--${look}`} value={value} max={1} {...meaning} />;
}
