export { WatchedFeed } from './components/WatchedFeed.tsx';
export { WatchedUsers } from './components/WatchedUsers.tsx';
