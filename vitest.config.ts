import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests that run TeX or a real database are slow to start, not slow to run: their time limit is generous, and never what is tested. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'toolchain/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
