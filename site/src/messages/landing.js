// Written by `npm run generate` for messages/{en,ja}/landing.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./landing.en.js";
export default defineTexts({
  ja: () => import("./landing.ja.js")
}, { en });
