export { createServices, closeServices } from './composition/createServices.ts';
export { openPageStore } from './composition/openPageStore.ts';
export { start, type Role, type RunningApp } from './main.ts';
