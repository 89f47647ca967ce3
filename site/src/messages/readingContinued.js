// Written by `npm run generate` for messages/{en,ja}/readingContinued.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./readingContinued.en.js";
export default defineTexts({
  ja: () => import("./readingContinued.ja.js")
}, { en });
