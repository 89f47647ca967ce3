export interface ExamplePage {
  number: number;
  width: number;
  height: number;
}

/** A page of the example as SVG: panels, and a number large enough to read in a screenshot. */
export function drawExamplePage({ number, width, height }: ExamplePage): string {
  const hue = (number * 47) % 360;
  const margin = Math.round(width * 0.05);
  const rows = Math.max(1, Math.round(height / width / 0.45));
  const rowHeight = (height - margin) / rows;
  const panels = Array.from({ length: rows }, (_, row) => {
    const split = (0.35 + ((number + row) % 4) * 0.1) * (width - 3 * margin);
    const y = margin + row * rowHeight;
    const tall = rowHeight - margin;
    const left = `<rect x="${margin}" y="${y}" width="${split}" height="${tall}" fill="hsl(${hue + row * 18} 55% 72%)"/>`;
    const right = `<rect x="${split + 2 * margin}" y="${y}" width="${width - 3 * margin - split}" height="${tall}" fill="hsl(${hue + row * 18 + 40} 45% 60%)"/>`;
    return left + right;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="100%" height="100%" fill="#fff"/>
<g stroke="#17130f" stroke-width="6">${panels.join('')}</g>
<text x="50%" y="50%" font-family="sans-serif" font-weight="800" font-size="${Math.min(width, height) * 0.4}" text-anchor="middle" dominant-baseline="central" fill="#17130f">${number}</text>
</svg>`;
}
