import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './targets.mjs'

const MESSAGES = path.join(root, 'packages/messages/src')
const IMPORT = /import\(`\.\/\$\{(?<variable>\w+)\}\/(?<file>[\w/-]+)\.ts`\)/g

/**
 * Writes one file for each language and catalog, and builds its address from the language at run time. A list of all
 * addresses would be in the first script and grow with every language. All files share one hash of all texts, and import
 * nothing.
 */
export function catalogs() {
  const languages = readdirSync(MESSAGES).filter((name) => /^[a-z]{2}$/.test(name))
  const shared = hashOf(languages)
  return {
    name: 'catalogs',
    transform(code, id) {
      const found = id.startsWith(MESSAGES) ? [...code.matchAll(IMPORT)] : []
      if (found.length === 0) return null
      const written = found.reduce((text, { 0: statement, groups: { variable, file } }) => {
        for (const language of languages) {
          const source = fileOf(language, file)
          if (!existsSync(source)) this.error(`${source} is missing; expected the catalog in each language`)
          this.emitFile({ type: 'chunk', id: source, fileName: `${file}.${language}-${shared}.js` })
        }
        return text.replace(statement, () => `import(\`./${file}.\${${variable}}-${shared}.js\`)`)
      }, code)
      return { code: written, map: null }
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

/** Without the texts of mails: no browser loads them. */
function hashOf(languages) {
  const hash = createHash('sha256')
  for (const language of languages.toSorted())
    for (const file of globSync('*.ts', {
      cwd: path.join(MESSAGES, language),
      exclude: ['mails.ts'],
    }).toSorted())
      hash.update(file).update(readFileSync(path.join(MESSAGES, language, file)))
  return hash.digest('base64url').slice(0, 8)
}
