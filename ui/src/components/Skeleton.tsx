import { useTexts } from '../language/react.ts';
import controlsTexts from '../messages/controls.js';

export interface SkeletonProps {
  /** The box of the content it stands for. */
  kind: 'cover' | 'thumb' | 'line' | 'avatar' | 'box';
  /** How many, in the same row or column. */
  count?: number;
}

const classes = {
  cover: 'cover',
  thumb: 'thumb',
  line: 'skel--line',
  avatar: 'avatar',
  box: 'skel--box',
};

/** Screentone in the exact boxes of the content; static, and seen only after 200 ms. */
export function Skeleton({ kind, count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={`skel tone ${classes[kind]}`} aria-hidden="true" />
  ));
}

/** Says once that something is loading, beside the skeletons that show it. */
export function Loading({ children, what }: { children: React.ReactNode; what: string }) {
  const { controls } = useTexts(controlsTexts);
  return (
    <div aria-busy="true">
      <output className="sr">{controls.loadingWhat({ what })}</output>
      {children}
    </div>
  );
}
