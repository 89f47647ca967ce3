export { takeFromAccount } from './devicePlaces.ts';
export { useDevicePlaces } from './useDevicePlaces.ts';
