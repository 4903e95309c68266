import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// In development the page comes from Vite and the API from a service that runs beside it.
const service = process.env.CONVENE_EDGE ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // The policy of the page allows no inline code, so nothing may be put into the page itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every page uses is one file, so that a page is two requests and not twenty.
      output: { advancedChunks: { groups: [{ name: 'shared', test: /node_modules|src\/(api|auth|i18n|lib|parts|messages\/en)/ }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': service, '/health': service, '/docs': service, '/openapi.json': service },
  },
});
