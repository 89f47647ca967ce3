import type { ImageNode } from './imageUrls.ts';

/** A file of the site itself. */
const FILE = '/gate.svg';
const SIDE = 640;

/** Stands where a picture is that the viewer is not shown, so that there is one wherever the schema promises one. */
export const STAND_IN: ImageNode = {
  id: 'igate0000000000000000',
  ownerId: '',
  type: 'ILLUSTRATION',
  width: SIDE,
  height: SIDE,
  sliceCount: 1,
  focusX: 0.5,
  focusY: 0.5,
  altText: '',
  fileName: '',
  hasAvif: false,
  createdAt: new Date(0),
  croppedFrom: null,
  crop: null,
  signedFor: null,
};

/** The one size there is of the stand-in; null for a picture of somebody. */
export const standInSize = ({ id }: Pick<ImageNode, 'id'>) =>
  id === STAND_IN.id ? { url: FILE, width: SIDE, height: SIDE } : null;
