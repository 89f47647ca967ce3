import { Icon } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import cardsTexts from '../messages/cards.js';

/** Above everything while a creator looks at a page as someone else. */
export function ViewAsBar({ as, onLeave }: { as: string; onLeave: () => void }) {
  const { viewAs } = useTexts(cardsTexts);
  return (
    <output className="viewas">
      <Icon name="eye" size="sm" />
      {viewAs.as({ person: as })}
      <button type="button" className="viewas__leave link" onClick={onLeave}>
        {viewAs.leave()}
      </button>
    </output>
  );
}
