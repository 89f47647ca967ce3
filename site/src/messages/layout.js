// Written by `npm run generate` for messages/{en,ja}/layout.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./layout.en.js";
export default defineTexts({
  ja: () => import("./layout.ja.js")
}, { en });
