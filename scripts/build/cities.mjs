import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './targets.mjs'

const MENU = path.join(root, 'packages/booking-ui/src/features/time-zones')
const CITIES = path.join(MENU, 'cities')
const IMPORT = /import\(`\.\/cities\/\$\{(\w+)\}\.ts`\)/

/** Writes the cities of the time zone menu as `catalogs` writes texts: one file for each language, without a list of addresses. */
export function cities() {
  return {
    name: 'cities',
    transform(code, id) {
      if (path.dirname(id) !== MENU || !IMPORT.test(code)) return null
      const files = readdirSync(CITIES).filter((file) => file.endsWith('.ts'))
      const shared = hashOf(files)
      for (const file of files)
        this.emitFile({
          type: 'chunk',
          id: path.join(CITIES, file),
          fileName: `cities.${path.basename(file, '.ts')}-${shared}.js`,
        })
      const written = code.replace(
        IMPORT,
        (_, language) => `import(\`./cities.\${${language}}-${shared}.js\`)`,
      )
      return { code: written, map: null }
    },
  }
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(CITIES, file)))
  return hash.digest('base64url').slice(0, 8)
}
