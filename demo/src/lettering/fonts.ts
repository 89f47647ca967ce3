import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);

const files = {
  /** Kanji gothic with antique kana, the face of manga dialogue. */
  antique: () => require.resolve('@expo-google-fonts/shippori-antique/400Regular/ShipporiAntique_400Regular.ttf'),
  heavy: () => require.resolve('@expo-google-fonts/dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf'),
  marker: () => require.resolve('@expo-google-fonts/yusei-magic/400Regular/YuseiMagic_400Regular.ttf'),
  sharp: () => require.resolve('@expo-google-fonts/reggae-one/400Regular/ReggaeOne_400Regular.ttf'),
  slender: () => require.resolve('@expo-google-fonts/zen-kurenaido/400Regular/ZenKurenaido_400Regular.ttf'),
  pop: () => require.resolve('@expo-google-fonts/mochiy-pop-one/400Regular/MochiyPopOne_400Regular.ttf'),
} as const;

export type FontName = keyof typeof files;

const open = new Map<FontName, Font>();

/** A bundled Japanese face; all are under the SIL Open Font License, so no system font is needed. */
export function fontNamed(name: FontName): Font {
  let font = open.get(name);
  if (!font) {
    font = create(readFileSync(files[name]())) as Font;
    open.set(name, font);
  }
  return font;
}
