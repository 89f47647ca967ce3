export { fileBelow, isFileName, NoFileBelow } from './fileBelow.ts';
