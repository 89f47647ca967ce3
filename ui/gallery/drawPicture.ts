import type { PictureSource } from '../src/components/Picture.tsx';

const inks = ['#c7341a', '#234173', '#a87412', '#4e7a4a', '#4b443b'];

/** A picture drawn on the spot, so that the gallery needs no files. */
export function drawPicture(seed: number, width: number, height: number): PictureSource {
  const ink = inks[seed % inks.length] ?? '';
  const x = width * (0.3 + 0.1 * (seed % 4));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#e8dcc4"/><path d="M0 ${height * 0.7} ${width} ${height * 0.5}V${height}H0z" fill="${ink}"/><circle cx="${x}" cy="${height * 0.4}" r="${Math.min(width, height) * 0.2}" fill="#17130f"/></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, alt: '' };
}
