// Written by `npm run generate` for messages/{en,ja}/seo.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./seo.en.js";
export default defineTexts({
  ja: () => import("./seo.ja.js")
}, { en });
