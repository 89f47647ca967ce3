// Written by `npm run generate` for messages/{en,ja}/wall.json.
import { defineTexts } from "../language/index.ts";
import en from "./wall.en.js";
export default defineTexts({
  ja: () => import("./wall.ja.js")
}, { en });
