/** Modules of white around the code, which readers need to find it (ISO 18004). */
const QUIET = 4;

/** A QR code, always dark on white: readers do not take it the other way round. */
export function QrCode({ size, path, label }: { size: number; path: string; label: string }) {
  const side = size + QUIET * 2;
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
