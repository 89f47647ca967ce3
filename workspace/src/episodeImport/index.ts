export { LazySeveralEpisodes } from './LazySeveralEpisodes.tsx';
export { useSeveralQuestion } from './useSeveralQuestion.tsx';
