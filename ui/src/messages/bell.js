// Written by `npm run generate` for messages/{en,ja}/bell.json.
import { defineTexts } from "../language/index.ts";
import en from "./bell.en.js";
export default defineTexts({
  ja: () => import("./bell.ja.js")
}, { en });
