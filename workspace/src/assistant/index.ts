export { useAssistant } from './useAssistant.tsx';
