/** The session's hook for React. */
export { useViewer } from './useViewer.ts';
