/**
 * First script of application pages: it lets `main` and the screen's modules load after
 * the first paint.
 */
import { startAfterFirstPicture } from '@site/shell/late-scripts';

startAfterFirstPicture(window);
