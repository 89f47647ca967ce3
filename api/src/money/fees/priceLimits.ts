/** What an episode may cost, in yen with tax (decisions 4.5). */
export const priceLimits = { min: 50, max: 10_000 } as const;
