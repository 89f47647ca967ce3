export { RestoreEpisode } from './operations/RestoreEpisode.ts';
export { RestoreIllustration } from './operations/RestoreIllustration.ts';
export { RestoreWork } from './operations/RestoreWork.ts';
