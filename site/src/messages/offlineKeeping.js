// Written by `npm run generate` for messages/{en,ja}/offlineKeeping.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./offlineKeeping.en.js";
export default defineTexts({
  ja: () => import("./offlineKeeping.ja.js")
}, { en });
