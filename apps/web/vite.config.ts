import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = 'http://127.0.0.1:3000'

/** The two faces that every first screen is set in; asking for them early spares the reader a second setting. */
const earlyFonts = ['instrument-sans-latin-wght-normal', 'newsreader-latin-opsz-normal']

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => earlyFonts.some((font) => file.includes(font)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: {
    outDir: 'dist',
    // light-dark() carries both themes (src/ui/tokens.css): older targets would have it rewritten.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // The PDF engine and the code editor are what they are; both load beside the page, not before it.
    chunkSizeWarningLimit: 800,
  },
  server: { proxy: { '/api': api, '/auth/v1': api, '/rest/v1': api } },
})
