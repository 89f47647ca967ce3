// Written by `npm run generate` for messages/{en,ja}/ads.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./ads.en.js";
export default defineTexts({
  ja: () => import("./ads.ja.js")
}, { en });
