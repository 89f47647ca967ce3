import { Icon } from '../icons/index.ts';

/** Above everything while a creator looks at a page as someone else. */
export function ViewAsBar({ as, onLeave }: { as: string; onLeave: () => void }) {
  return (
    <output className="viewas">
      <Icon name="eye" size="sm" />
      You see this page as {as}. Nothing you do is saved.
      <button type="button" className="viewas__leave link" onClick={onLeave}>
        Leave
      </button>
    </output>
  );
}
