// Written by `npm run generate` for messages/{en,ja}/walls.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./walls.en.js";
export default defineTexts({
  ja: () => import("./walls.ja.js")
}, { en });
