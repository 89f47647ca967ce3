// Written by `npm run generate` for messages/{en,ja}/rankings.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./rankings.en.js";
export default defineTexts({
  ja: () => import("./rankings.ja.js")
}, { en });
