import { formatCardCount, nounFor } from '../format/index.ts';
import { Icon, type IconName } from '../icons/index.ts';

/** An icon with a count in a meta line, and its word (the plural) for those who do not see the icon. */
export function MetaCount({ icon, count, word }: { icon: IconName; count: number; word: string }) {
  return (
    <span>
      <Icon name={icon} />
      {formatCardCount(count)}
      <span className="sr">{nounFor(count, word)}</span>
    </span>
  );
}
