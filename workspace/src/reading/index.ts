export { leaveDevice } from './leaveDevice.ts';
export { useDevicePlaces } from './useDevicePlaces.ts';
