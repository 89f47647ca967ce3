// Written by `npm run generate` for messages/{en,ja}/illustrations.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./illustrations.en.js";
export default defineTexts({
  ja: () => import("./illustrations.ja.js")
}, { en });
