// Written by `npm run generate` for messages/{en,ja}/offlineWorker.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./offlineWorker.en.js";
export default defineTexts({
  ja: () => import("./offlineWorker.ja.js")
}, { en });
