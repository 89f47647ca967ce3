// Written by `npm run generate` for messages/{en,ja}/manifest.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./manifest.en.js";
export default defineTexts({
  ja: () => import("./manifest.ja.js")
}, { en });
