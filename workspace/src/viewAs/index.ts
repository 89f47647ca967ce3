export { ViewAsButton } from './components/ViewAsButton.tsx';
