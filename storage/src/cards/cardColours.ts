/** The light theme's colours: a card stands on pages of others, which say nothing of a reader's theme. */
export const cardColours = {
  paper: '#fbf8f2',
  sunken: '#f2ede3',
  ink: '#17130f',
  softInk: '#4b443b',
  accent: '#c7341a',
} as const;

type Rgb = [red: number, green: number, blue: number];

/** Reads `#rrggbb`. Anything else is ink. */
export function readColour(text: string): Rgb {
  const [, hex = cardColours.ink.slice(1)] = /^#([0-9a-f]{6})$/i.exec(text) ?? [];
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}
