import { defineConfig } from 'vite';
import { webApp } from '../../tools/workspace/build/web-app';

export default defineConfig(webApp({ app: 'dealer-portal' }));
