// Written by `npm run generate` for messages/{en,ja}/moderation.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./moderation.en.js";
export default defineTexts({
  ja: () => import("./moderation.ja.js")
}, { en });
