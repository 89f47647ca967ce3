// Written by `npm run generate` for messages/{en,ja}/operatorPages.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./operatorPages.en.js";
export default defineTexts({
  ja: () => import("./operatorPages.ja.js")
}, { en });
