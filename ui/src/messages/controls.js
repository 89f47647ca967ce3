// Written by `npm run generate` for messages/{en,ja}/controls.json.
import { defineTexts } from "../language/index.ts";
import en from "./controls.en.js";
export default defineTexts({
  ja: () => import("./controls.ja.js")
}, { en });
