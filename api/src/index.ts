export { createServices, closeServices } from './createServices.ts';
export { start, type Role, type RunningApp } from './main.ts';
