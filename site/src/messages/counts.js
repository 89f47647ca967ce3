// Written by `npm run generate` for messages/{en,ja}/counts.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./counts.en.js";
export default defineTexts({
  ja: () => import("./counts.ja.js")
}, { en });
