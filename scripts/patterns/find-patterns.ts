import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'

export interface Pattern {
  /** The first file that has it. */
  file: string
  source: string
  flags: string
}

export interface Patterns {
  /** Each pattern once. */
  literals: Pattern[]
  /** Patterns built at run time: nobody can check those. */
  made: { file: string; code: string }[]
}

const root = path.resolve(import.meta.dirname, '../..')
const OURS_ALONE = /\.(test|test-d|stories)\.tsx?$|\/(testing|fixtures)\//

/** The regular expressions of the product. Those of tests never meet user text. */
export async function findPatterns(): Promise<Patterns> {
  const literals = new Map<string, Pattern>()
  const made: Patterns['made'] = []
  for await (const file of glob('packages/*/src/**/*.{ts,tsx}', { cwd: root })) {
    if (OURS_ALONE.test(file)) continue
    const patterns = patternsIn(file, await readFile(path.join(root, file), 'utf8'))
    made.push(...patterns.made)
    for (const pattern of patterns.literals) {
      const text = `/${pattern.source}/${pattern.flags}`
      if (!literals.has(text)) literals.set(text, pattern)
    }
  }
  return { literals: [...literals.values()], made }
}

export function patternsIn(file: string, code: string): Patterns {
  const patterns: Patterns = { literals: [], made: [] }
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest)
  const look = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      patterns.literals.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp')
      patterns.made.push({ file, code: node.getText(source) })
    ts.forEachChild(node, look)
  }
  look(source)
  return patterns
}
