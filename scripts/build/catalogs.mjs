import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './targets.mjs'

const MESSAGES = path.join(root, 'packages/messages/src')
const ZONE_MENU = path.join(root, 'packages/booking-ui/src/features/time-zones')
const CITIES = path.join(ZONE_MENU, 'cities')

/** The texts of the dashboard. The hash is without the texts of mails: no browser loads them. */
export function catalogs() {
  const languages = readdirSync(MESSAGES).filter((name) => /^[a-z]{2}$/.test(name))
  const loaded = globSync('??/*.ts', { cwd: MESSAGES, exclude: ['??/mails.ts'] })
  return languageFiles({
    name: 'catalogs',
    importer: MESSAGES,
    pattern: /import\(`\.\/\$\{(?<variable>\w+)\}\/(?<file>[\w/-]+)\.ts`\)/g,
    languages,
    sourceOf: (language, file) => path.join(MESSAGES, language, `${file}.ts`),
    shared: hashOf(MESSAGES, loaded),
  })
}

/** The cities of the time zone menu. */
export function cities() {
  const files = readdirSync(CITIES).filter((file) => file.endsWith('.ts'))
  return languageFiles({
    name: 'cities',
    importer: ZONE_MENU,
    pattern: /import\(`\.\/(?<file>cities)\/\$\{(?<variable>\w+)\}\.ts`\)/g,
    languages: files.map((file) => path.basename(file, '.ts')),
    sourceOf: (language) => path.join(CITIES, `${language}.ts`),
    shared: hashOf(CITIES, files),
  })
}

/**
 * Writes one file for each language, and builds its address from the language at run time. A list of all addresses would
 * be in the first script and grow with every language. All files share one hash, and import nothing.
 */
function languageFiles({ name, importer, pattern, languages, sourceOf, shared }) {
  // The minifier names variables by how often letters occur. With the hash in the code, each text would change all scripts. Of
  // the same length, with no letters.
  const placeholder = `-${String(name.length).padStart(8, '0')}.js`
  return {
    name,
    transform(code, id) {
      const found = id.startsWith(importer) ? [...code.matchAll(pattern)] : []
      if (found.length === 0) return null
      const written = found.reduce((text, { 0: statement, groups: { variable, file } }) => {
        for (const language of languages) {
          const source = sourceOf(language, file)
          if (!existsSync(source)) this.error(`${source} is missing; expected the catalog in each language`)
          this.emitFile({ type: 'chunk', id: source, fileName: `${file}.${language}-${shared}.js` })
        }
        return text.replace(statement, () => `import(\`./${file}.\${${variable}}${placeholder}\`)`)
      }, code)
      return { code: written, map: null }
    },
    // After the minifier, and before the names of scripts are made from their code.
    renderChunk: {
      order: 'post',
      handler: (code) =>
        code.includes(placeholder)
          ? { code: code.replaceAll(placeholder, `-${shared}.js`), map: null }
          : null,
    },
    generateBundle(_options, bundle) {
      const leaning = Object.values(bundle).find(
        ({ fileName, imports = [] }) => fileName.endsWith(`-${shared}.js`) && imports.length > 0,
      )
      if (leaning)
        this.error(
          `${leaning.fileName} imports ${leaning.imports[0]}, whose name its own does not follow; expected no imports`,
        )
    },
  }
}

function hashOf(folder, files) {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(folder, file)))
  return hash.digest('base64url').slice(0, 8)
}
