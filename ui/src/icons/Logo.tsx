/** The mark (three panels, one of them vermilion) and the name. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path className="logo__ink" d="M1 1h15.5l-2 14H1zM1 17.5h26V27H1z" />
        <path className="logo__accent" d="M19 1h8v14H17z" />
      </svg>
      <span>Komawari</span>
    </span>
  );
}
