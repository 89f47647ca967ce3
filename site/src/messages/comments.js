// Written by `npm run generate` for messages/{en,ja}/comments.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./comments.en.js";
export default defineTexts({
  ja: () => import("./comments.ja.js")
}, { en });
