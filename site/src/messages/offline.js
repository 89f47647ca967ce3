// Written by `npm run generate` for messages/{en,ja}/offline.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./offline.en.js";
export default defineTexts({
  ja: () => import("./offline.ja.js")
}, { en });
