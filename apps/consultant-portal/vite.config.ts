import { defineConfig } from 'vite';
import { webApp } from '../../tools/workspace/build/web-app';

const chunks = [
  // What every list stands on: a file for each costs more than it holds.
  {
    name: 'list',
    test: /ui\/src\/(data\/(filters|use-address-filters|table-foot)|forms\/use-debounced-callback)\.tsx?|src\/shared\/(keys-hint|pending-tag|act-id)/,
  },
  // And what every record does.
  {
    name: 'record',
    test: /src\/shared\/(record-page|back-to-list)|shell\/src\/answered/,
  },
];

export default defineConfig(webApp({ app: 'consultant-portal', chunks }));
