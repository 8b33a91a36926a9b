import ts from 'typescript'

export const KINDS = ['condition', 'await', 'limit', 'guard', 'constant'] as const

/** A small fault: the text from `start` to `end` (offsets in UTF-16 units) becomes `to`. */
export interface Mutant {
  /** Path from the root. */
  file: string
  /** From 1. */
  line: number
  kind: (typeof KINDS)[number]
  start: number
  end: number
  to: string
  /** The line with and without the fault, for people. */
  before: string
  after: string
}

const SWAPPED: Readonly<Record<string, Pick<Mutant, 'kind' | 'to'>>> = {
  '&&': { kind: 'condition', to: '||' },
  '||': { kind: 'condition', to: '&&' },
  '===': { kind: 'condition', to: '!==' },
  '!==': { kind: 'condition', to: '===' },
  '<': { kind: 'limit', to: '<=' },
  '<=': { kind: 'limit', to: '<' },
  '>': { kind: 'limit', to: '>=' },
  '>=': { kind: 'limit', to: '>' },
}
const LIMIT_NAME = /(?:^|_)(?:MAX|MIN|LIMITS?|MS|DAYS)(?:_|$)/
const GUARD_NAME = /^(?:require|assert|check|guard|authorize)/
// The type checker needs these: nearly no mutant of them compiles.
const NARROWS = /\b(?:undefined|null|typeof|instanceof|in)\b/

/** All faults that can be put into a source file, each alone, in the order of the text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  visit(source)
  return mutants

  function visit(node: ts.Node): void {
    if (ts.isIfStatement(node)) {
      const condition = node.expression.getText()
      if (!NARROWS.test(condition)) {
        add('condition', node.expression, `!(${condition})`)
        if (!node.elseStatement && leaves(node.thenStatement)) add('guard', node, ';')
      }
    } else if (ts.isBinaryExpression(node)) {
      const swapped = SWAPPED[node.operatorToken.getText()]
      if (swapped && !NARROWS.test(node.getText())) add(swapped.kind, node.operatorToken, swapped.to)
    } else if (ts.isExpressionStatement(node)) {
      const awaited = ts.isAwaitExpression(node.expression) ? node.expression : undefined
      const call = awaited?.expression ?? node.expression
      if (ts.isCallExpression(call)) {
        // The linter finds a promise that nobody awaits, unless it says `void`.
        if (awaited) addAt('await', awaited.getStart(), call.getStart(), 'void ')
        const called = ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression
        if (GUARD_NAME.test(called.getText())) add('guard', node, ';')
      }
    } else if (ts.isVariableDeclaration(node) && node.initializer && LIMIT_NAME.test(node.name.getText()))
      addNumbers(node.initializer)
    else if (ts.isReturnStatement(node) || ts.isArrowFunction(node)) {
      const returned = ts.isReturnStatement(node) ? node.expression : node.body
      if (returned?.kind === ts.SyntaxKind.TrueKeyword) add('constant', returned, 'false')
      if (returned?.kind === ts.SyntaxKind.FalseKeyword) add('constant', returned, 'true')
    }
    ts.forEachChild(node, visit)
  }

  function addNumbers(node: ts.Node): void {
    if (ts.isNumericLiteral(node) && Number.isInteger(Number(node.text)))
      for (const by of [-1, 1]) add('limit', node, String(Number(node.text) + by))
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, addNumbers)
  }

  function add(kind: Mutant['kind'], node: ts.Node, to: string): void {
    addAt(kind, node.getStart(), node.getEnd(), to)
  }

  function addAt(kind: Mutant['kind'], start: number, end: number, to: string): void {
    const { line } = source.getLineAndCharacterOfPosition(start)
    const lineOf = (code: string) => code.split('\n')[line]?.trim() ?? ''
    const mutated = text.slice(0, start) + to + text.slice(end)
    const lines = { before: lineOf(text), after: lineOf(mutated) }
    mutants.push({ file, line: line + 1, kind, start, end, to, ...lines })
  }
}

/**
 * Chooses `count` mutants, or all if there are fewer. The share of a package is the square root of how many it has,
 * and kinds get equal shares. The same seed chooses the same ones, and a larger count only adds some.
 */
export function choose(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = randomFrom(seed)
  const packages = [...Map.groupBy(mutants, packageOf)].map(([, left]) => ({
    weight: Math.sqrt(left.length),
    taken: 0,
    left,
  }))
  const taken = new Map<Mutant['kind'], number>()
  return Array.from({ length: Math.min(count, mutants.length) }, () => {
    // Sainte-Laguë's rule, as for seats in a parliament.
    const from = packages
      .filter(({ left }) => left.length > 0)
      .reduce((a, b) => (b.weight / (2 * b.taken + 1) > a.weight / (2 * a.taken + 1) ? b : a))
    const kinds = new Set(from.left.map(({ kind }) => kind))
    const rarest = [...kinds].reduce((a, b) => ((taken.get(b) ?? 0) < (taken.get(a) ?? 0) ? b : a))
    const candidates = from.left.filter(({ kind }) => kind === rarest)
    const chosen = candidates[Math.floor(random() * candidates.length)]!
    from.left.splice(from.left.indexOf(chosen), 1)
    from.taken++
    taken.set(rarest, (taken.get(rarest) ?? 0) + 1)
    return chosen
  })
}

/** The folder's name below `packages/`. */
export function packageOf({ file }: Pick<Mutant, 'file'>): string {
  return file.split('/')[1] ?? ''
}

function leaves(statement: ts.Statement): boolean {
  const only =
    ts.isBlock(statement) && statement.statements.length === 1 ? statement.statements[0]! : statement
  return ts.isThrowStatement(only) || ts.isReturnStatement(only)
}

/** Numbers from 0 to below 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5)
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
