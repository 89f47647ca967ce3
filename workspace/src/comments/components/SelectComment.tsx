import { SelectBox } from '../../shared/components/SelectBox.tsx';

export interface SelectCommentProps {
  /** Whose comment it is. */
  name: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** The box a comment is chosen by, to be deleted together with others. */
export function SelectComment({ name, ...box }: SelectCommentProps) {
  return <SelectBox label={`Select the comment by ${name}`} {...box} />;
}
