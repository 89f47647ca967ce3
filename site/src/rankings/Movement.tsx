import { Icon } from '@komawari/ui/icons';

interface Props {
  entry: { rank: number; previousRank: number | null; isNew: boolean };
}

/** How many places a work went up or down since the ranking before. */
export function Movement({ entry }: Props) {
  const steps = entry.previousRank === null ? 0 : entry.previousRank - entry.rank;
  if (entry.isNew) return <span className="move move--new">New</span>;
  if (steps > 0)
    return (
      <span className="move move--up">
        <Icon name="up" size="sm" />
        <span className="sr">up </span>
        {steps}
      </span>
    );
  if (steps < 0)
    return (
      <span className="move move--down">
        <Icon name="down" size="sm" />
        <span className="sr">down </span>
        {-steps}
      </span>
    );
  if (entry.previousRank === null) return null;
  return (
    <span className="move">
      <span className="sr">no change </span>
      <span aria-hidden="true">–</span>
    </span>
  );
}
