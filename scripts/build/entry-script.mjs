import { readdirSync } from 'node:fs'

const ID = 'virtual:entry-script'

/** Tells the server's bundle the address of the hashed script that an earlier build wrote into `folder`. */
export function entryScript({ folder, name, base }) {
  return {
    name: 'entry-script',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      const file = readdirSync(folder).find((found) => found.startsWith(`${name}-`) && found.endsWith('.js'))
      if (!file) this.error(`No ${name}-*.js in ${folder}; expected the browser build to have run before`)
      return `export default ${JSON.stringify(`${base}${file}`)}`
    },
  }
}
