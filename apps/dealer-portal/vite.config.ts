import { defineConfig } from 'vite';
import { webApp } from '../../tools/workspace/build/web-app';

const chunks = [
  // What every list stands on: a file for each costs more than it holds.
  {
    name: 'list',
    test: /ui\/src\/(data\/(use-address-filters|(data|paged)-table|table-foot)|forms\/use-debounced-callback)\.tsx?/,
  },
];

export default defineConfig(webApp({ app: 'dealer-portal', chunks }));
