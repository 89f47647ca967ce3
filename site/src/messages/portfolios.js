// Written by `npm run generate` for messages/{en,ja}/portfolios.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./portfolios.en.js";
export default defineTexts({
  ja: () => import("./portfolios.ja.js")
}, { en });
