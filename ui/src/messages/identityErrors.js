// Written by `npm run generate` for messages/{en,ja}/identityErrors.json.
import { defineTexts } from "../language/index.ts";
import en from "./identityErrors.en.js";
export default defineTexts({
  ja: () => import("./identityErrors.ja.js")
}, { en });
