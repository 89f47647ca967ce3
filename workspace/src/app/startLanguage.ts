import { setLanguage } from '@komawari/ui/language';
import { languageOfDevice } from './languageOfDevice.ts';
import { languageOfRequest } from './languageOfRequest.ts';

// Before anything is drawn, and before the first texts are asked for: they are fetched in this language.
setLanguage(languageOfRequest(window.location) ?? languageOfDevice());
