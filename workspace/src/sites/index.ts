export { updateSite } from './operations/updateSite.ts';
export { webUrl } from './siteForm.ts';
