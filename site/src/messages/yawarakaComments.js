// Written by `npm run generate` for messages/{en,ja}/yawarakaComments.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./yawarakaComments.en.js";
export default defineTexts({
  ja: () => import("./yawarakaComments.ja.js")
}, { en });
