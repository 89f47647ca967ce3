export { StatusLabel, StatusTime, statusLabels } from './components/StatusLabel.tsx';
export { PriceMark } from './components/PriceMark.tsx';
export { findDraft } from './findDraft.ts';
export { fromJst, onThisClock, toJst, tomorrowEvening } from './jst.ts';
export { addEpisode } from './operations/addEpisode.ts';
export { ChangeEpisodePrices } from './operations/ChangeEpisodePrices.ts';
export { changeEpisodeStatuses } from './operations/changeEpisodeStatuses.ts';
export { deleteEpisode } from './operations/deleteEpisode.ts';
export { updateEpisode } from './operations/updateEpisode.ts';
