/** Whether a path is a place itself or one below it: `/my/settings/data` is below `/my/settings`, `/mystery` is not below `/my`. */
export const isAtOrBelow = (pathname: string, place: string): boolean =>
  pathname === place || pathname.startsWith(`${place}/`);
