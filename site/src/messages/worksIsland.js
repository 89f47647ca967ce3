// Written by `npm run generate` for messages/{en,ja}/worksIsland.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./worksIsland.en.js";
export default defineTexts({
  ja: () => import("./worksIsland.ja.js")
}, { en });
