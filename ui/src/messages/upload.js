// Written by `npm run generate` for messages/{en,ja}/upload.json.
import { defineTexts } from "../language/index.ts";
import en from "./upload.en.js";
export default defineTexts({
  ja: () => import("./upload.ja.js")
}, { en });
