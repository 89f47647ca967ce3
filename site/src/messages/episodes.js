// Written by `npm run generate` for messages/{en,ja}/episodes.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./episodes.en.js";
export default defineTexts({
  ja: () => import("./episodes.ja.js")
}, { en });
