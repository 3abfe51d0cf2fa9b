import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pack } from "./build/pack";
import { words } from "./build/words";

export default defineConfig({
  plugins: [svelte(), words(), pack()],
  build: {
    outDir: "../src/stammtisch/server/page",
    emptyOutDir: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": "http://localhost:8470",
      "/ws": { target: "ws://localhost:8470", ws: true },
    },
  },
});
