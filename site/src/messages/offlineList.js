// Written by `npm run generate` for messages/{en,ja}/offlineList.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./offlineList.en.js";
export default defineTexts({
  ja: () => import("./offlineList.ja.js")
}, { en });
