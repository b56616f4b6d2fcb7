/**
 * First script of application pages: lets `main` and the modules of the screen come after
 * the first picture.
 */
import { startAfterFirstPicture } from '@site/shell/late-scripts';

startAfterFirstPicture(window);
