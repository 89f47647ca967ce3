// Written by `npm run generate` for messages/{en,ja}/paywallIsland.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./paywallIsland.en.js";
export default defineTexts({
  ja: () => import("./paywallIsland.ja.js")
}, { en });
