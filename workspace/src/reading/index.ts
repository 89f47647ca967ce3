export { useDevicePlaces } from './useDevicePlaces.ts';
