/**
 * First script of application pages: it lets `main` and the screen's modules load after
 * the first paint, and notes forms for whose sending somebody pressed before.
 */
import { startAfterFirstPicture } from '@site/shell/late-scripts';
import { noteEnteredForms } from '@site/ui/entered-forms';

noteEnteredForms(document);
startAfterFirstPicture(window);
