import { useTexts } from '../language/react.ts';
import controlsTexts from '../messages/controls.js';

/** Something is under way. With reduced motion the ring gives way to the word. */
export function Spinner({ word, large = false }: { word?: string; large?: boolean }) {
  const { controls } = useTexts(controlsTexts);
  return (
    <span className="spinner">
      <span className={large ? 'spin spin--lg' : 'spin'} aria-hidden="true" />
      <span className="spinner__word">{word ?? controls.working()}</span>
    </span>
  );
}
