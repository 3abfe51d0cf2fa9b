import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pack } from "./build/pack.ts";
import { words } from "./build/words.ts";

/** Where `stammtisch serve` listens while one works on the page. */
const SERVER = "http://localhost:8470";

/** A worker stands beside the page, for what it may keep is below its own path; so its name has no hash. */
const OFFLINE = "offline";

export default defineConfig({
  plugins: [svelte(), words(), pack()],
  build: {
    outDir: "../src/stammtisch/server/page",
    emptyOutDir: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: "index.html", [OFFLINE]: "offline/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === OFFLINE ? `${OFFLINE}.js` : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: {
      "/api": { target: SERVER, headers: { origin: SERVER } },
      "/ws": { target: SERVER, ws: true, headers: { origin: SERVER } },
    },
  },
});
