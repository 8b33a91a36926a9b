import { zipSync } from 'fflate'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './targets.mjs'

const PLUGIN = path.join(root, 'examples/wordpress')
// The same sources always give the same file.
const MADE = new Date(2000, 0, 1)

/** Writes the WordPress plugin as a zip for Upload Plugin. */
export function wordpressPlugin() {
  return {
    name: 'wordpress-plugin',
    generateBundle() {
      const files = globSync('**/*.{php,js,json,txt}', { cwd: PLUGIN }).toSorted()
      const entries = [...files, 'LICENSE'].map((file) => [
        `scheduling/${file}`,
        readFileSync(path.join(PLUGIN, file)),
      ])
      const source = zipSync(Object.fromEntries(entries), { level: 9, mtime: MADE })
      this.emitFile({ type: 'asset', fileName: 'scheduling-wordpress.zip', source })
    },
  }
}
