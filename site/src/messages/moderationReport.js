// Written by `npm run generate` for messages/{en,ja}/moderationReport.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./moderationReport.en.js";
export default defineTexts({
  ja: () => import("./moderationReport.ja.js")
}, { en });
