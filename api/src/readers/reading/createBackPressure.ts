/** Holds callers back while more comes in than goes out. */
export interface BackPressure {
  /** Resolves to true when there is capacity, to false when there still is none after it was looked at anew so many times. */
  admit(mostLooks: number): Promise<boolean>;
  /** Those who wait look again. */
  recheck(): void;
}

/** Back-pressure in front of something that may be full for a while. */
export function createBackPressure(isFull: () => boolean): BackPressure {
  let held: (() => void)[] = [];
  return {
    async admit(mostLooks) {
      for (let looks = 0; isFull(); looks += 1) {
        if (looks === mostLooks) return false;
        await new Promise<void>((resolve) => held.push(resolve));
      }
      return true;
    },
    recheck() {
      const looking = held;
      held = [];
      for (const look of looking) look();
    },
  };
}
