/** Lets callers in while there is room. */
export interface Door {
  /** Resolves to true when there is room, to false after waiting in vain for so many times that it was looked at anew. */
  enter(patience: number): Promise<boolean>;
  /** Those who wait look again. */
  lookAgain(): void;
}

/** A door to something that may be full for a while. */
export function createDoor(isFull: () => boolean): Door {
  let outside: (() => void)[] = [];
  return {
    async enter(patience) {
      for (let turn = 0; isFull(); turn += 1) {
        if (turn === patience) return false;
        await new Promise<void>((resolve) => outside.push(resolve));
      }
      return true;
    },
    lookAgain() {
      const looking = outside;
      outside = [];
      for (const look of looking) look();
    },
  };
}
