export { describeUnread } from './describeUnread.ts';
export {
  bottomPlaces,
  creatorPlaces,
  guestPlaces,
  headerPlaces,
  ownPlaces,
  type Place,
  type PlaceLink,
} from './places.ts';
