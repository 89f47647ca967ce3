/** Tells those with a keyboard what its letters do in the list. */
export function KeysOfComments({ canSelect = false }: { canSelect?: boolean }) {
  return (
    <p className="small muted received-keys">
      <kbd>J</kbd> next, <kbd>K</kbd> back
      {canSelect ? (
        <>
          , <kbd>X</kbd> selects
        </>
      ) : null}
    </p>
  );
}
