// Written by `npm run generate` for messages/{en,ja}/paywall.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./paywall.en.js";
export default defineTexts({
  ja: () => import("./paywall.ja.js")
}, { en });
