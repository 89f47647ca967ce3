export { updateSite } from './operations/updateSite.ts';
export { webAddress } from './siteForm.ts';
