import { useTexts } from '@komawari/ui/language/react';
import commentsTexts from '../../messages/comments.js';
import { SelectBox } from '../../shared/components/SelectBox.tsx';

export interface SelectCommentProps {
  /** Whose comment it is; null for a guest. */
  name: string | null;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** The box a comment is chosen by, to be deleted together with others. */
export function SelectComment({ name, ...box }: SelectCommentProps) {
  const { select: texts } = useTexts(commentsTexts);
  return <SelectBox label={name === null ? texts.guest() : texts.comment({ name })} {...box} />;
}
