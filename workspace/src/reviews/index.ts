export { ReviewBox } from './components/ReviewBox.tsx';
export { reviewEpisodeRoute, reviewRoute } from './reviewRoutes.ts';
export { useOpenNotes } from './useOpenNotes.ts';
