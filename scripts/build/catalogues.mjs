import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './targets.mjs'

const MESSAGES = path.join(root, 'packages/messages/src')
const IMPORT = /import\(`\.\/\$\{(\w+)\}\/([\w-]+)\.ts`\)/

/**
 * Makes a file of each language's catalogue, and has its address put together from the language when it is wanted: a list of
 * all of them, each with a hash of its own, would stand in the script that comes first, and grow with every language. They
 * share one hash, of all that is said; none of them imports anything.
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
    // What mails say lies in a folder: no browser fetches it.
    for (const file of readdirSync(path.join(MESSAGES, language)).filter(isCatalogue).toSorted())
      hash.update(file).update(readFileSync(path.join(MESSAGES, language, file)))
  return hash.digest('base64url').slice(0, 8)
}
