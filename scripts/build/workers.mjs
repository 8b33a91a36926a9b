import { readdirSync } from 'node:fs'

const WORKER = /new URL\('([\w-]+-worker)\.ts', import\.meta\.url\)/g
const HASH_AND_ENDING = /-[\w-]{8}\.js$/

/** `new Worker(new URL('tape-worker.ts', import.meta.url))`: the address of the script from an earlier build in `folder`. */
export function workers({ folder, base }) {
  return {
    name: 'workers',
    transform(code) {
      if (!code.includes('-worker.ts')) return null
      const files = readdirSync(folder)
      const replaced = code.replaceAll(WORKER, (_, name) => {
        const file = files.find((found) => found.replace(HASH_AND_ENDING, '') === name)
        if (!file) this.error(`No ${name}-*.js in ${folder}; expected its build to have run before`)
        return JSON.stringify(base + file)
      })
      return { code: replaced, map: null }
    },
  }
}
