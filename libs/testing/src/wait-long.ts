import { configure } from '@testing-library/react';

// A screen that loads its modules on a busy machine may take longer than the library's
// default of a second. Specs get this with `renderRoute`; projects whose specs render
// components without it name this file in their Jest configuration.
configure({ asyncUtilTimeout: 20_000 });
