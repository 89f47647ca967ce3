/** Bounds of the name of an application, in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  applicationName: { min: 1, max: 30 },
} as const;

/** How many an application may have, and how many a developer. */
export const countLimits = {
  applications: 10,
  redirectAddresses: 10,
  testUsers: 20,
  secrets: 2,
} as const;
