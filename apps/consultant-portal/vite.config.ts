import { defineConfig } from 'vite';
import { webApp } from '../../tools/workspace/build/web-app';

const chunks = [
  // What every list stands on: a file for each costs more than it holds.
  {
    name: 'list',
    test: /ui\/src\/(data\/(filters|use-address-filters|table-foot)|forms\/use-debounced-callback)\.tsx?|src\/shared\/keys-hint/,
  },
];

export default defineConfig(webApp({ app: 'consultant-portal', chunks }));
