// Written by `npm run generate` for messages/{en,ja}/readingWork.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./readingWork.en.js";
export default defineTexts({
  ja: () => import("./readingWork.ja.js")
}, { en });
