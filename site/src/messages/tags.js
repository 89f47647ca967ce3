// Written by `npm run generate` for messages/{en,ja}/tags.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./tags.en.js";
export default defineTexts({
  ja: () => import("./tags.ja.js")
}, { en });
