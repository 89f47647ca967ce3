/** What comes with the first thing the assistant has to show. */
export { AssistantHead } from './AssistantHead.tsx';
export { AssistantOffer } from './AssistantOffer.tsx';
export { FindingsOfRow } from './FindingsOfRow.tsx';
