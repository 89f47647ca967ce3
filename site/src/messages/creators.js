// Written by `npm run generate` for messages/{en,ja}/creators.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./creators.en.js";
export default defineTexts({
  ja: () => import("./creators.ja.js")
}, { en });
