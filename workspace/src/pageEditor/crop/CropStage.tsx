import { Picture } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import pageEditorTexts from '../../messages/pageEditor.js';
import type { UploadedImage } from '../../uploads/index.ts';
import { EDGES, mostOf, setEdge, type Edge, type Margins } from './margins.ts';

export interface CropStageProps {
  whole: UploadedImage;
  margins: Margins;
  onChange: (margins: Margins) => void;
}

/** Which arrow moves an edge into the picture, and which out of it. */
const KEYS: Record<Edge, { more: string; less: string }> = {
  left: { more: 'ArrowRight', less: 'ArrowLeft' },
  right: { more: 'ArrowLeft', less: 'ArrowRight' },
  top: { more: 'ArrowDown', less: 'ArrowUp' },
  bottom: { more: 'ArrowUp', less: 'ArrowDown' },
};

/** The whole picture with four edges that can be dragged; what lies outside of them is dimmed. */
export function CropStage({ whole, margins, onChange }: CropStageProps) {
  const { crop: texts, marginsAt } = useTexts(pageEditorTexts);
  const stage = useRef<HTMLDivElement>(null);
  // How far from the edge it was taken hold of: the handle is broader than the line.
  const grip = useRef(0);

  /** How far a pointer is from a side of the picture, in pixels of the picture. */
  function distanceOf(edge: Edge, event: PointerEvent): number {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return 0;
    const scale = whole.width / box.width;
    const distances: Margins = {
      left: event.clientX - box.left,
      right: box.right - event.clientX,
      top: event.clientY - box.top,
      bottom: box.bottom - event.clientY,
    };
    return distances[edge] * scale;
  }

  function take(edge: Edge, event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = distanceOf(edge, event) - margins[edge];
  }

  function drag(edge: Edge, event: PointerEvent<HTMLElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onChange(setEdge(margins, edge, distanceOf(edge, event) - grip.current, whole));
  }

  function press(edge: Edge, event: KeyboardEvent): void {
    const { more, less } = KEYS[edge];
    if (event.key !== more && event.key !== less) return;
    event.preventDefault();
    const step = (event.shiftKey ? 10 : 1) * (event.key === more ? 1 : -1);
    onChange(setEdge(margins, edge, margins[edge] + step, whole));
  }

  const part = (pixels: number, length: number): string => `${(pixels / length) * 100}%`;
  const inset = {
    '--crop-left': part(margins.left, whole.width),
    '--crop-right': part(margins.right, whole.width),
    '--crop-top': part(margins.top, whole.height),
    '--crop-bottom': part(margins.bottom, whole.height),
    aspectRatio: `${whole.width} / ${whole.height}`,
    '--crop-ratio': whole.width / whole.height,
  } as CSSProperties;
  return (
    <div ref={stage} className="crop__stage" style={inset}>
      <Picture source={whole} sizes="480px" alt="" eager />
      <div className="crop__kept" />
      {EDGES.map((edge) => (
        <div
          key={edge}
          role="slider"
          tabIndex={0}
          className={`crop__edge crop__edge--${edge}`}
          aria-label={marginsAt[edge]()}
          aria-orientation={edge === 'left' || edge === 'right' ? 'horizontal' : 'vertical'}
          aria-valuemin={0}
          aria-valuemax={mostOf(edge, margins, whole)}
          aria-valuenow={margins[edge]}
          aria-valuetext={texts.pixels({ count: `${margins[edge]}` })}
          onKeyDown={(event) => press(edge, event)}
          onPointerDown={(event) => take(edge, event)}
          onPointerMove={(event) => drag(edge, event)}
        />
      ))}
    </div>
  );
}
