// Makes the PDFs of the brand that BRAND names: `node --import tsx tools/assets/papers/make.mjs`. Needs
// Debian's chromium, python3-fonttools, python3-brotli and qpdf; no build runs it.
import { cookiePolicy } from './cookies.mjs';
import { guide } from './guide.mjs';
import { print } from './print.mjs';

await print([guide, cookiePolicy]);
