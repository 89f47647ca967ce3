export { createServices, closeServices } from './composition/createServices.ts';
export { start, type Role, type RunningApp } from './main.ts';
