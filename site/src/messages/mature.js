// Written by `npm run generate` for messages/{en,ja}/mature.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./mature.en.js";
export default defineTexts({
  ja: () => import("./mature.ja.js")
}, { en });
