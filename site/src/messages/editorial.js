// Written by `npm run generate` for messages/{en,ja}/editorial.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./editorial.en.js";
export default defineTexts({
  ja: () => import("./editorial.ja.js")
}, { en });
