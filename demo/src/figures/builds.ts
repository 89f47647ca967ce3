import type { Build } from './Character.ts';

/** Measures of a body in head units (100 = radius of the skull), origin at the head's centre. */
export type Measures = {
  neck: number;
  shoulderY: number;
  shoulder: number;
  waistY: number;
  waist: number;
  hipY: number;
  hip: number;
  upperArm: number;
  foreArm: number;
  arm: number;
  thigh: number;
  shin: number;
  leg: number;
  hand: number;
};

export const builds: Record<Build, Measures> = {
  man: { neck: 34, shoulderY: 180, shoulder: 138, waistY: 420, waist: 88, hipY: 545, hip: 92, upperArm: 225, foreArm: 205, arm: 66, thigh: 385, shin: 385, leg: 98, hand: 1 },
  woman: { neck: 25, shoulderY: 174, shoulder: 100, waistY: 385, waist: 62, hipY: 520, hip: 94, upperArm: 195, foreArm: 180, arm: 46, thigh: 370, shin: 370, leg: 82, hand: 0.84 },
  teen: { neck: 27, shoulderY: 168, shoulder: 106, waistY: 355, waist: 72, hipY: 460, hip: 86, upperArm: 178, foreArm: 165, arm: 50, thigh: 310, shin: 310, leg: 80, hand: 0.86 },
  child: { neck: 24, shoulderY: 148, shoulder: 80, waistY: 275, waist: 68, hipY: 345, hip: 76, upperArm: 125, foreArm: 115, arm: 44, thigh: 185, shin: 185, leg: 66, hand: 0.72 },
  chibi: { neck: 20, shoulderY: 106, shoulder: 56, waistY: 180, waist: 58, hipY: 225, hip: 64, upperArm: 74, foreArm: 66, arm: 40, thigh: 80, shin: 82, leg: 54, hand: 0.6 },
};

/** Degrees from straight down, positive towards the viewer's right: [upper, lower]. */
export type LimbAngles = readonly [number, number];

export type HandShape = 'rest' | 'fist' | 'open' | 'point';

export type Pose = {
  lean: number;
  /** Viewer's left, viewer's right. */
  arms: readonly [LimbAngles, LimbAngles];
  legs: readonly [LimbAngles, LimbAngles];
  hands?: readonly [HandShape, HandShape];
  tilt?: number;
  /** Which arms lie behind the body. */
  behind?: readonly [boolean, boolean];
};

export const poses = {
  stand: { lean: 0, arms: [[-12, -6], [12, 6]], legs: [[-4, -2], [4, 2]] },
  relax: { lean: 3, arms: [[-16, 10], [18, -4]], legs: [[-8, -2], [10, 2]], tilt: -5 },
  wave: { lean: 2, arms: [[-14, -4], [62, 168]], legs: [[-4, 0], [6, 2]], hands: ['rest', 'open'], tilt: 6 },
  point: { lean: 6, arms: [[-20, 14], [84, 90]], legs: [[-16, -10], [20, 8]], hands: ['fist', 'point'] },
  run: { lean: 20, arms: [[-68, 24], [58, 128]], legs: [[-46, -100], [62, 10]], hands: ['fist', 'fist'], behind: [true, false], tilt: 4 },
  dash: { lean: 34, arms: [[-84, -62], [40, 118]], legs: [[-60, -88], [74, -6]], hands: ['fist', 'fist'], behind: [true, false], tilt: -12 },
  walk: { lean: 3, arms: [[-26, -10], [24, 34]], legs: [[-22, -34], [24, 8]], behind: [true, false] },
  jump: { lean: -8, arms: [[-118, -150], [112, 150]], legs: [[-34, -92], [40, 96]], hands: ['open', 'open'], tilt: -6 },
  fly: { lean: 62, arms: [[74, 88], [60, 70]], legs: [[-74, -84], [-58, -92]], hands: ['fist', 'open'], tilt: -30 },
  punch: { lean: 14, arms: [[-70, 50], [92, 92]], legs: [[-40, -20], [44, -4]], hands: ['fist', 'fist'], behind: [true, false] },
  think: { lean: 0, arms: [[-22, 62], [26, 158]], legs: [[-4, -2], [6, 3]], hands: ['rest', 'fist'], tilt: 8 },
  hips: { lean: 0, arms: [[-52, 42], [52, -42]], legs: [[-14, -4], [14, 4]], hands: ['fist', 'fist'] },
  hold: { lean: 0, arms: [[-16, 66], [16, -66]], legs: [[-4, 0], [4, 0]], hands: ['fist', 'fist'] },
  lift: { lean: -3, arms: [[-20, -8], [32, 166]], legs: [[-6, 0], [8, 2]], hands: ['rest', 'fist'] },
  offer: { lean: 5, arms: [[-16, 6], [46, 82]], legs: [[-6, -2], [8, 2]], hands: ['rest', 'open'] },
  pray: { lean: 4, arms: [[-18, 142], [18, -142]], legs: [[-2, 0], [2, 0]], hands: ['fist', 'fist'], tilt: 5 },
  cheer: { lean: 0, arms: [[-150, -168], [150, 168]], legs: [[-14, -8], [14, 8]], hands: ['fist', 'fist'] },
  sit: { lean: -2, arms: [[-14, 24], [16, -20]], legs: [[-24, 4], [30, -2]] },
  slump: { lean: 10, arms: [[-4, 8], [10, 16]], legs: [[-6, 4], [8, 4]], tilt: 14 },
  crouch: { lean: 26, arms: [[-10, 40], [30, 70]], legs: [[-72, 46], [86, -30]], hands: ['open', 'open'], tilt: -14 },
  ride: { lean: 44, arms: [[42, 66], [58, 74]], legs: [[66, -26], [34, -40]], hands: ['fist', 'fist'], behind: [true, false], tilt: -24 },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
