// Written by `npm run generate` for messages/{en,ja}/authorSurvey.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./authorSurvey.en.js";
export default defineTexts({
  ja: () => import("./authorSurvey.ja.js")
}, { en });
