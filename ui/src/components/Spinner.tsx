/** Something is under way. With reduced motion the ring gives way to the word. */
export function Spinner({ word = 'Working', large = false }: { word?: string; large?: boolean }) {
  return (
    <span className="spinner">
      <span className={large ? 'spin spin--lg' : 'spin'} aria-hidden="true" />
      <span className="spinner__word">{word}</span>
    </span>
  );
}
