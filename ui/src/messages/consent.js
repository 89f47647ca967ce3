// Written by `npm run generate` for messages/{en,ja}/consent.json.
import { defineTexts } from "../language/index.ts";
import en from "./consent.en.js";
export default defineTexts({
  ja: () => import("./consent.ja.js")
}, { en });
