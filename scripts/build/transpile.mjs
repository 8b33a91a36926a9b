import typescript from 'typescript'
import { root } from './targets.mjs'

const SOURCE = /\/packages\/[^/]+\/src\/.*\.tsx?$/
const OPTIONS = compilerOptions(`${root}/scripts/build/tsconfig.json`)

// Many entries share files.
const compiled = new Map()

/** Compiles TypeScript to JavaScript, each file by itself. `pnpm typecheck` checks types. */
export function transpile() {
  return {
    name: 'transpile',
    transform(code, id) {
      if (!SOURCE.test(id)) return null
      const known = compiled.get(id)
      if (known?.code === code) return known.result
      const { outputText, sourceMapText, diagnostics } = typescript.transpileModule(code, {
        fileName: id,
        compilerOptions: OPTIONS,
        reportDiagnostics: true,
      })
      const [fault] = diagnostics
      if (fault) this.error(typescript.flattenDiagnosticMessageText(fault.messageText, '\n'), fault.start)
      const result = { code: outputText, map: sourceMapText }
      compiled.set(id, { code, result })
      return result
    },
  }
}

function compilerOptions(file) {
  const { config } = typescript.readConfigFile(file, (name) => typescript.sys.readFile(name))
  return typescript.parseJsonConfigFileContent(config, typescript.sys, `${root}/scripts/build`).options
}
