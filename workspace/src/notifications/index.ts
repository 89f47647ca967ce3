export { BellLink } from './components/BellLink.tsx';
