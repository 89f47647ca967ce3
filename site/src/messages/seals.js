// Written by `npm run generate` for messages/{en,ja}/seals.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./seals.en.js";
export default defineTexts({
  ja: () => import("./seals.ja.js")
}, { en });
