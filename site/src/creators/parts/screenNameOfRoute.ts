/**
 * The screen name in a route's first segment, `@amamiya_mashiro`.
 * @throws when the segment does not start with "@": then the route is not a creator's
 */
export function screenNameOfRoute(rawUserScreenName: string): string {
  if (!rawUserScreenName.startsWith('@')) throw new Error("rawUserScreenName does't start with '@'");
  return rawUserScreenName.slice(1);
}
