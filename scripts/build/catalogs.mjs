import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './targets.mjs'

const MESSAGES = path.join(root, 'packages/messages/src')
const IMPORT = /import\(`\.\/\$\{(?<variable>\w+)\}\/(?<file>[\w/-]+)\.ts`\)/g
const TOGETHER = /export const (?<exported>\w+) = (?:\/\*.*?\*\/ ?)?together\(/
const GATHERED = '\0catalog:'

/**
 * Writes one file for each language and catalog, also for a catalog that is divided into files, and builds its
 * address from the language at run time. A list of all addresses would be in the first script and grow with every
 * language. All files share one hash of all texts, and import nothing.
 */
export function catalogs() {
  const languages = readdirSync(MESSAGES).filter((name) => /^[a-z]{2}$/.test(name))
  const shared = hashOf(languages)
  /** The files of each divided catalog. */
  const divided = new Map()
  return {
    name: 'catalogs',
    resolveId: (id) => (id.startsWith(GATHERED) ? id : null),
    load: (id) => (id.startsWith(GATHERED) ? gathered(id, divided) : null),
    transform(code, id) {
      const imports = id.startsWith(MESSAGES) ? [...code.matchAll(IMPORT)] : []
      if (imports.length === 0) return null
      const files = imports.map(({ groups }) => groups.file)
      const exported = TOGETHER.exec(code)?.groups.exported
      const name = exported ? path.basename(id, '.ts') : files[0]
      divided.set(name, files)
      for (const language of languages) {
        const missing = files.map((file) => fileOf(language, file)).find((file) => !existsSync(file))
        if (missing) this.error(`${missing} is missing; expected the catalog in each language`)
        const source = exported ? `${GATHERED}${language}/${name}` : fileOf(language, name)
        this.emitFile({ type: 'chunk', id: source, fileName: `${name}.${language}-${shared}.js` })
      }
      const fetched = `import(\`./${name}.\${language}-${shared}.js\`)`
      return { code: exported ? whole(exported, fetched) : one(code, imports[0], fetched), map: null }
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

const fileOf = (language, file) => path.join(MESSAGES, language, `${file}.ts`)

function one(code, { 0: statement, groups: { variable } }, fetched) {
  return code.replace(statement, () => fetched.replace('${language}', () => `\${${variable}}`))
}

/** In place of a list of parts: what fetches all of them. */
function whole(exported, fetched) {
  return `import { catalog } from './catalog.ts'\nexport const ${exported} = /* @__PURE__ */ catalog((language) => ${fetched})`
}

/** A language's texts of a divided catalog. */
function gathered(id, divided) {
  const [language, name] = id.slice(GATHERED.length).split('/')
  const files = divided.get(name)
  const imports = files.map(
    (file, index) => `import { texts as _${index} } from ${JSON.stringify(fileOf(language, file))}`,
  )
  const spread = files.map((_, index) => `..._${index}`).join(', ')
  return `${imports.join('\n')}\nexport const texts = { ${spread} }`
}

function hashOf(languages) {
  const hash = createHash('sha256')
  for (const language of languages.toSorted())
    for (const file of globSync('**/*', { cwd: path.join(MESSAGES, language) })
      .filter(isLoaded)
      .toSorted())
      hash.update(file).update(readFileSync(path.join(MESSAGES, language, file)))
  return hash.digest('base64url').slice(0, 8)
}

/** No browser loads the texts of mails. */
function isLoaded(name) {
  return name.endsWith('.ts') && !name.startsWith(`mails${path.sep}`)
}
