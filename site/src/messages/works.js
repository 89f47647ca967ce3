// Written by `npm run generate` for messages/{en,ja}/works.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./works.en.js";
export default defineTexts({
  ja: () => import("./works.ja.js")
}, { en });
