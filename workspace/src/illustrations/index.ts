export { IllustrationLine } from './components/IllustrationLine.tsx';
export { NoIllustrations } from './components/NoIllustrations.tsx';
