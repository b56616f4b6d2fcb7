import { defineConfig } from 'vite';
import { brandPictures, carPictures, webApp } from '../../tools/workspace/build/web-app';

const chunks = [
  // Masks, documents and the plan of a lowest price are asked for where no car is put
  // together: without a file of their own they would bring the simulator's along.
  {
    name: 'rules',
    test: /contracts\/src\/(pricing\/named-plan|brazil\/(mask|cpf|cnpj|document))\.ts/,
  },
  {
    name: 'simulator',
    test: /simulator\/src\/(conditions|use-debounced|toggled)|simulation\/core\/(conditions\/(draft|use-(conditions|url))|price\/live-price|simulation\.copy)|contracts\/src\/pricing\/(offers|paints|delivery-text)|endpoints\/vehicles\.ts/,
  },
  // Icons of the menu of the member area: a file for each costs more than it holds.
  {
    name: 'member-icons',
    test: /lucide-react\/dist\/esm\/icons\/(file-text|shield|house|log-out)\./,
  },
  // Small things that the pages of the member area stand on.
  {
    name: 'member',
    test: /member-area\/(ending\/ended-unpaid|page-back)\.tsx?|contracts\/src\/(contract\/return-terms|pricing\/late-charges)/,
  },
  // Two small things of the list and of the configurator's later part, in one file.
  {
    name: 'car',
    test: /ui\/src\/forms\/pressed-before|lucide-react\/dist\/esm\/icons\/truck/,
  },
];

export default defineConfig(
  webApp({ app: 'public-site', plugins: [carPictures(), brandPictures()], chunks }),
);
