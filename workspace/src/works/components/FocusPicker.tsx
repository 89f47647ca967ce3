import { Picture, type PictureSource } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import worksTexts from '../../messages/works.js';

export interface FocusPickerProps {
  picture: PictureSource;
  /** Both from 0 to 1. */
  onChange: (focusX: number, focusY: number) => void;
}

/** One press of an arrow key moves the point by this share of the picture. */
const STEP = 0.02;

const crops = [
  { name: 'cover', ratio: '5:7' },
  { name: 'episode', ratio: '3:2' },
  { name: 'share', ratio: '1.91:1' },
] as const;

/** The point every crop keeps in sight: set by pointer or arrow keys, with the three crops beside it. */
export function FocusPicker({ picture, onChange }: FocusPickerProps) {
  const { focus } = useTexts(worksTexts);
  const box = useRef<HTMLDivElement>(null);
  const { focusX = 0.5, focusY = 0.5 } = picture;

  function point(event: PointerEvent): void {
    const area = box.current?.getBoundingClientRect();
    if (!area || event.buttons !== 1) return;
    onChange(within((event.clientX - area.left) / area.width), within((event.clientY - area.top) / area.height));
  }

  function press(event: KeyboardEvent): void {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(within(focusX + step[0]), within(focusY + step[1]));
  }

  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return (
    <div className="focus">
      <div>
        <p className="label">{focus.label()}</p>
        <div
          ref={box}
          className="focus__picture"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            point(event);
          }}
          onPointerMove={point}
        >
          <Picture source={{ ...picture, focusX: 0.5, focusY: 0.5 }} sizes="200px" alt="" eager />
          <button
            type="button"
            className="focus__point"
            style={{ left: percent(focusX), top: percent(focusY) }}
            aria-label={focus.point({ left: percent(focusX), top: percent(focusY) })}
            onKeyDown={press}
          />
        </div>
      </div>
      <ul className="focus__crops" aria-label={focus.crops()}>
        {crops.map(({ name, ratio }) => (
          <li key={name}>
            <span className={`focus__crop focus__crop--${name}`}>
              <Picture source={picture} sizes="160px" alt="" eager />
            </span>
            <span className="tiny muted num">
              {focus[name]()} {ratio}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
