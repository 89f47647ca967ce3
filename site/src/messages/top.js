// Written by `npm run generate` for messages/{en,ja}/top.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./top.en.js";
export default defineTexts({
  ja: () => import("./top.ja.js")
}, { en });
