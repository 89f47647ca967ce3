export { StatusLabel, StatusTime, statusLabels } from './components/StatusLabel.tsx';
export { findDraft } from './findDraft.ts';
export { fromJst, onThisClock, toJst, tomorrowEvening } from './jst.ts';
export { addEpisode } from './operations/addEpisode.ts';
export { changeEpisodeStatuses } from './operations/changeEpisodeStatuses.ts';
export { deleteEpisode } from './operations/deleteEpisode.ts';
export { updateEpisode } from './operations/updateEpisode.ts';
