import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.CASUSBELLI_SERVER ?? 'http://127.0.0.1:8500'

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $data: folder('../src/casusbelli/data'), $client: folder('src') } },
  build: {
    outDir: folder('../src/casusbelli/server/static'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 600, // the drawn world is one file
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
  },
  server: {
    fs: { allow: [folder('.'), folder('../src/casusbelli/data')] },
    proxy: {
      '^/api/': { target: server, ws: true },
      '^/seat/': { target: server },
    },
  },
})
