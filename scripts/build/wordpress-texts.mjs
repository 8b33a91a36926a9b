import { po } from 'gettext-parser'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const PLUGIN = path.resolve(import.meta.dirname, '../../examples/wordpress')
const CALL = /\b(?:__|_e|esc_(?:html|attr)_[_e])\(\s*'(?<text>(?:[^'\\]|\\.)*)',\s*'scheduling',?\s*\)/g
// WordPress shows these in its list of plugins.
const HEADER = /^ \* (?:Plugin Name|Description):\s+(?<text>.+)$/gm
const START = 'languages/scheduling-'

const read = (file) => readFileSync(path.join(PLUGIN, file), 'utf8')
const found = (pattern, code) => Array.from(code.matchAll(pattern), ({ groups }) => groups.text)
const calls = (code) => found(CALL, code).map((text) => text.replaceAll(/\\(.)/g, '$1'))

/** @returns {string[]} The English texts in the script of the block's form. */
export const textsOfForm = () => [...new Set(calls(read('block/edit.js')))]

/** @returns {[context: string, text: string][]} All English texts of the plugin, each with gettext's context or ''. */
export function textsOfPlugin() {
  const code = globSync('**/*.{php,js}', { cwd: PLUGIN }).toSorted().map(read).join('\n')
  const plain = new Set([...found(HEADER, read('scheduling.php')), ...calls(code)])
  const { title, description, keywords } = JSON.parse(read('block/block.json'))
  return [
    ...Array.from(plain, (text) => ['', text]),
    ['block title', title],
    ['block description', description],
    ...keywords.map((word) => ['block keyword', word]),
  ]
}

/**
 * The plugin's translations by locale, as WordPress names it, then by context and English text.
 * @returns {Map<string, {
 *   headers: Record<string, string>
 *   translations: Record<string, Record<string, { msgstr: string[] } | undefined> | undefined>
 * }>}
 */
export function translationsOfPlugin() {
  const files = globSync(`${START}*.po`, { cwd: PLUGIN }).toSorted()
  return new Map(
    files.map((file) => [
      file.slice(START.length, -'.po'.length),
      po.parse(read(file), { validation: true }),
    ]),
  )
}
