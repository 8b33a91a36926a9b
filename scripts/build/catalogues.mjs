import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './targets.mjs'

const MESSAGES = path.join(root, 'packages/messages/src')
const IMPORT = /import\(`\.\/\$\{(\w+)\}\/([\w-]+)\.ts`\)/

/**
 * Writes a file for each language's catalog, and builds its address from the language at run time. A list of all
 * addresses would be in the first script and grow with every language. All files share one hash of all texts, and
 * import nothing.
 */
export function catalogues() {
  const languages = readdirSync(MESSAGES).filter((name) => /^[a-z]{2}$/.test(name))
  const shared = hashOf(languages)
  return {
    name: 'catalogues',
    transform(code, id) {
      const [statement, language, name] = (id.startsWith(MESSAGES) && IMPORT.exec(code)) || []
      if (!statement) return null
      for (const folder of languages) {
        const file = path.join(MESSAGES, folder, `${name}.ts`)
        if (!existsSync(file)) this.error(`${file} is missing; expected the catalogue in each language`)
        this.emitFile({ type: 'chunk', id: file, fileName: `${name}.${folder}-${shared}.js` })
      }
      return {
        code: code.replace(statement, () => `import(\`./${name}.\${${language}}-${shared}.js\`)`),
        map: null,
      }
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

const isCatalogue = (name) => name.endsWith('.ts')

function hashOf(languages) {
  const hash = createHash('sha256')
  for (const language of languages.toSorted())
    // The texts of mails are in a subfolder: no browser loads them.
    for (const file of readdirSync(path.join(MESSAGES, language)).filter(isCatalogue).toSorted())
      hash.update(file).update(readFileSync(path.join(MESSAGES, language, file)))
  return hash.digest('base64url').slice(0, 8)
}
