import { zipSync } from 'fflate'
import { mo } from 'gettext-parser'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './targets.mjs'
import { textsOfForm, translationsOfPlugin } from './wordpress-texts.mjs'

const PLUGIN = path.join(root, 'examples/wordpress')
// The same sources always give the same file.
const MADE = new Date(2000, 0, 1)

/** Writes the WordPress plugin as a zip for Upload Plugin. */
export function wordpressPlugin() {
  return {
    name: 'wordpress-plugin',
    generateBundle() {
      const files = globSync('**/*.{php,js,json,txt}', { cwd: PLUGIN }).toSorted()
      const copied = [...files, 'LICENSE'].map((file) => [file, readFileSync(path.join(PLUGIN, file))])
      const entries = [...copied, ...languageFiles()].map(([file, bytes]) => [`scheduling/${file}`, bytes])
      const source = zipSync(Object.fromEntries(entries), { level: 9, mtime: MADE })
      this.emitFile({ type: 'asset', fileName: 'scheduling-wordpress.zip', source })
    },
  }
}

/** What WordPress reads instead of a .po: a .mo in PHP, and for the form of the block a .json with its handle. */
function languageFiles() {
  const texts = textsOfForm()
  return [...translationsOfPlugin()].flatMap(([locale, language]) => [
    [`languages/scheduling-${locale}.mo`, mo.compile(language)],
    [`languages/scheduling-${locale}-scheduling-block.json`, Buffer.from(jed(language, texts))],
  ])
}

/** The format of Jed 1.x, which `wp.i18n` takes. */
function jed({ headers, translations }, texts) {
  const translated = texts.map((text) => [text, translations[''][text]?.msgstr])
  const messages = { '': { domain: 'messages', lang: headers.Language }, ...Object.fromEntries(translated) }
  return JSON.stringify({ domain: 'messages', locale_data: { messages } })
}
