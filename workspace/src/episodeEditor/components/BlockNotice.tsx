import { Button, Notice } from '@komawari/ui/components';
import type { Block } from '../draft/mainAction.ts';
import { SentenceSpace } from '../../shared/components/SentenceSpace.tsx';

/** The main button names this as its reason where it is off. */
export const BLOCK_NOTICE = 'why';

export interface BlockNoticeProps {
  /** Null where nothing keeps the main button off. */
  block: Block | null;
  onJump: (to: Block['jump']['to']) => void;
}

/** Why the main button is off, and the way to what has to be done. */
export function BlockNotice({ block, onJump }: BlockNoticeProps) {
  if (!block) return null;
  return (
    <Notice
      id={BLOCK_NOTICE}
      tone={block.jump.to === 'errors' ? 'danger' : 'info'}
      action={<Button onClick={() => onJump(block.jump.to)}>{block.jump.label}</Button>}
    >
      <b>{block.title}</b>
      <SentenceSpace />
      {block.words}
    </Notice>
  );
}
