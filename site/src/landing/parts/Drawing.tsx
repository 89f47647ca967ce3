import type { ReactNode } from 'react';

/** What stands in panels of 240 by 160: ink lines on paper, and one thing in vermilion. Drawn by landing.css. */
const drawings = {
  reader: (
    <>
      <path className="draw-paper" d="M43 20h76v120H43zM121 20h76v120h-76z" />
      <path className="draw-line" d="M129 28h60v38l-60 7zM129 82l30-3.500-7 53.500h-23z" />
      <path className="draw-ink" d="M168 77.500l21-2.500v57h-28z" />
      <path className="draw-line" d="M51 28h32l-6.500 48H51zM92 28h19v48H85.500zM51 84h60v48H51z" />
      <path className="draw-accent" d="M35 68v24L15 80z" />
    </>
  ),
  schedule: (
    <>
      <path className="draw-paper" d="M52 24h126v112H52z" />
      <path className="draw-ink" d="M52 24h126v22H52z" />
      <path
        className="draw-line"
        d="M68 60h14v14H68zM94 60h14v14H94zM120 60h14v14h-14zM146 60h14v14h-14zM68 84h14v14H68zM94 84h14v14H94zM68 108h14v14H68zM94 108h14v14H94z"
      />
      <path className="draw-accent" d="M120.500 82h18l-2.500 18h-18z" />
      <circle className="draw-paper" cx="176" cy="118" r="26" />
      <path className="draw-line" d="M176 102v17l11 7" />
    </>
  ),
  site: (
    <>
      <path className="draw-paper" d="M36 18h168v124H36z" />
      <path className="draw-ink" d="M36 18h168v40H36z" />
      <path className="draw-accent" d="M36 58h168v5H36z" />
      <circle className="draw-paper" cx="66" cy="62" r="17" />
      <path className="draw-line" d="M94 76h52" />
      <path className="draw-line" d="M50 92h30v42H50zM90 92h30v42H90zM130 92h30v42h-30zM170 92h20v42h-20z" />
    </>
  ),
  likes: (
    <>
      <path
        className="draw-line"
        d="M120 28V10M150.600 37.900l10.600-14.600M169.400 63.900l17.200-5.600M169.400 96.100l17.200 5.600M150.600 122.100l10.600 14.600M120 132v18M89.400 122.100l-10.600 14.600M70.600 96.100l-17.200 5.600M70.600 63.900l-17.200-5.600M89.400 37.900 78.800 23.300"
      />
      <path
        className="draw-accent"
        d="M12 20.500 4.300 12.700a5 5 0 0 1 7.100-7.100l.6.6.6-.6a5 5 0 0 1 7.100 7.100z"
        transform="translate(84 44) scale(3)"
      />
    </>
  ),
  ranking: (
    <>
      <path className="draw-paper" d="M20 62h61l-11 78H20zM166 78h54v62h-62.700z" />
      <path className="draw-ink" d="M91 24h69.500l-16.300 116H74.700z" />
      <g className="draw-words">
        <text className="draw-words--paper" x="112" y="98">
          1
        </text>
        <text x="38" y="116">
          2
        </text>
        <text x="176" y="124">
          3
        </text>
      </g>
    </>
  ),
  contest: (
    <>
      <path className="draw-accent" d="M98 92 82 146l20-9 13 15 9-46zM142 92l16 54-20-9-13 15-9-46z" />
      <circle className="draw-paper" cx="120" cy="66" r="46" />
      <circle className="draw-ink" cx="120" cy="66" r="34" />
      <g className="draw-words">
        <text className="draw-words--paper draw-words--ja" x="102" y="79" lang="ja">
          賞
        </text>
      </g>
    </>
  ),
  bars: (
    <>
      <path
        className="draw-ink"
        d="M34 104h14v28H34zM58 88h14v44H58zM82 96h14v36H82zM106 70h14v62h-14zM130 78h14v54h-14zM154 54h14v78h-14z"
      />
      <path className="draw-accent" d="M178 32h14v100h-14z" />
      <path className="draw-line" d="M22 132h196" />
    </>
  ),
  answers: (
    <>
      <path className="draw-paper" d="M36 26h168v24H36zM36 66h168v24H36zM36 106h168v24H36z" />
      <path className="draw-ink" d="M36 26h118v24H36z" />
      <path className="draw-ink" d="M36 66h62v24H36zM36 106h28v24H36z" />
      <circle className="draw-accent" cx="184" cy="38" r="6" />
    </>
  ),
  staircase: <path className="draw-dashed" d="M28 134V30h46v22h46v26h46v18h46v38z" />,
  stops: (
    <>
      <path
        className="draw-dashed"
        d="M30 88h22v32H30zM62 88h22v32H62zM94 88h22v32H94zM126 88h22v32h-22zM158 88h22v32h-22zM190 88h22v32h-22z"
      />
      <path className="draw-line" d="M41 76V70M73 76V62M105 76V34M137 76V66M169 76V56M201 76V68" />
    </>
  ),
  sources: (
    <>
      <path className="draw-dashed" d="M66 40c50 0 40 40 90 40M66 80h90M66 120c50 0 40-40 90-40" />
      <path className="draw-paper" d="M164 48h46v64h-46z" />
      <circle className="draw-paper" cx="50" cy="40" r="12" />
      <circle className="draw-paper" cx="50" cy="80" r="12" />
      <circle className="draw-paper" cx="50" cy="120" r="12" />
    </>
  ),
  compare: (
    <>
      <path className="draw-dashed" d="M26 44c40 34 70 34 100 44s60 12 90 16" />
      <path className="draw-line" d="M26 34c40 14 70 14 100 22s60 16 90 18" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

/** One drawing. It says nothing that the words beside it do not say. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
