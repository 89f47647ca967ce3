// Written by `npm run generate` for messages/{en,ja}/creatorsIsland.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./creatorsIsland.en.js";
export default defineTexts({
  ja: () => import("./creatorsIsland.ja.js")
}, { en });
