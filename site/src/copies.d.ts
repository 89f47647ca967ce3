/** A copy of its own for a part that is loaded later: shared, it would be one more file the reader waits for. */
declare module '@komawari/ui/reader/places.ts?own' {
  export * from '@komawari/ui/reader/places.ts';
}
declare module '@komawari/ui/history/createVisits.ts?own' {
  export * from '@komawari/ui/history/createVisits.ts';
}
declare module '@komawari/ui/kept/flag.ts?own' {
  export * from '@komawari/ui/kept/flag.ts';
}
declare module '@komawari/ui/flash/carriedKey.ts?own' {
  export * from '@komawari/ui/flash/carriedKey.ts';
}
