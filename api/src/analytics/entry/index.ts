export { requireAnalytics } from './availability.ts';
export { entryLifecycle } from './lifecycle.ts';
export { findSeats, setSeats } from './store/seats.ts';
