// Written by `npm run generate` for messages/{en,ja}/surveys.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./surveys.en.js";
export default defineTexts({
  ja: () => import("./surveys.ja.js")
}, { en });
