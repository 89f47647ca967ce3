// Written by `npm run generate` for messages/{en,ja}/daredemoComments.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./daredemoComments.en.js";
export default defineTexts({
  ja: () => import("./daredemoComments.ja.js")
}, { en });
