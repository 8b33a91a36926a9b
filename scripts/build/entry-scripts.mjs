import { readdirSync, readFileSync } from 'node:fs'

const ID = 'virtual:entry-scripts'
const HASH_AND_ENDING = /-[\w-]{8}\.js$/

/**
 * Gives the server's bundle the addresses of the hashed scripts from earlier builds in `folder`, and the source
 * of scripts that are inlined in the document.
 */
export function entryScripts({ folder, names, base, inline }) {
  return {
    name: 'entry-scripts',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
      const addresses = names.map((name) => {
        // Not a script with a longer name, such as booking-card for booking.
        const file = files.find((found) => found.replace(HASH_AND_ENDING, '') === name)
        if (!file) this.error(`No ${name}-*.js in ${folder}; expected the browser build to have run before`)
        return [name, base + file]
      })
      const sources = Object.entries(inline).map(([name, file]) => [name, readFileSync(file, 'utf8')])
      for (const [name, source] of sources)
        if (/<\/script|<!--/i.test(source)) this.error(`${name} would end its own element`)
      return `export default ${JSON.stringify(Object.fromEntries([...addresses, ...sources]))}`
    },
  }
}
