// Written by `npm run generate` for messages/{en,ja}/likesIsland.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./likesIsland.en.js";
export default defineTexts({
  ja: () => import("./likesIsland.ja.js")
}, { en });
