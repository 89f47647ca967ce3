// Written by `npm run generate` for messages/{en,ja}/watchingIsland.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./watchingIsland.en.js";
export default defineTexts({
  ja: () => import("./watchingIsland.ja.js")
}, { en });
