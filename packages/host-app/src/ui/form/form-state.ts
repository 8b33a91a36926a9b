// The state of a form, without a screen. Paths are written as in the API: `questions[0].label`.

/** The error text for each path of a field. */
export type Problems = Readonly<Record<string, string>>

export interface FormState<V extends object> {
  /** The server's values. */
  saved: V
  values: V
  /** Fields that were typed in. Leaving an untouched field is no mistake. */
  typed: ReadonlySet<keyof V>
  /**
   * Fields that were left after typing, or wrong at an attempt to send. From then on they are checked while typing.
   */
  left: ReadonlySet<string>
  /** Fields that the server refused, until they change. */
  refused: Problems
  /** The values come from a draft. */
  restored: boolean
  /** Fields that were changed here and to something else elsewhere. One of the two must be chosen. */
  contested: ReadonlySet<keyof V>
}

export interface Draft<V> {
  saved: V
  values: V
}

/** Applies a draft over the saved values. Fields that only the server changed keep the server's value. */
export function startForm<V extends object>(saved: V, draft?: Draft<V>): FormState<V> {
  const changed = draft ? changes(draft.values, draft.saved) : {}
  return {
    saved,
    values: { ...saved, ...changed },
    typed: new Set(),
    left: new Set(),
    refused: {},
    restored: Object.keys(changed).length > 0,
    contested: draft ? contestedBy(draft, saved) : new Set(),
  }
}

/** Typed fields whose saved value has changed meanwhile. */
function contestedBy<V extends object>({ saved: before, values }: Draft<V>, saved: V): Set<keyof V> {
  const typed = Object.keys(changes(values, before)) as (keyof V)[]
  return new Set(typed.filter((key) => !alike(saved[key], before[key]) && !alike(saved[key], values[key])))
}

export function setValue<V extends object, K extends keyof V>(
  state: FormState<V>,
  key: K,
  value: V[K],
): FormState<V> {
  const belongs = (path: string) => path === key || /^[.[]/.test(path.slice(String(key).length))
  const refused = Object.fromEntries(
    Object.entries(state.refused).filter(([path]) => !(path.startsWith(String(key)) && belongs(path))),
  )
  const typed = new Set([...state.typed, key])
  const left = new Set(
    [...state.left].flatMap((path) => movedPath(path, String(key), state.values[key], value) ?? []),
  )
  return { ...state, values: { ...state.values, [key]: value }, typed, left, refused }
}

/**
 * The path of a field after its list has changed. The next row must not inherit that a field was left, and a list
 * that grew is checked again. Undefined: the field is gone.
 */
function movedPath(path: string, at: string, before: unknown, after: unknown): string | undefined {
  if (!path.startsWith(at) || Object.is(before, after)) return path
  const isList = Array.isArray(before) && Array.isArray(after)
  if (path === at) return isList && after.length > before.length ? undefined : path
  const step = /^(?:\[(\d+)\]|\.([^.[]+))/.exec(path.slice(at.length))
  if (!step) return path
  const rest = path.slice(at.length + step[0].length)
  if (!isList) {
    const child = at + step[0]
    return movedPath(child + rest, child, memberOf(before, step[2]), memberOf(after, step[2]))
  }
  const index = Number(step[1])
  const place = placeOfRow(before, after, index)
  if (place === -1) return undefined
  const row = `${at}[${place}]`
  return movedPath(row + rest, row, before[index], after[place])
}

function placeOfRow(before: readonly unknown[], after: readonly unknown[], index: number): number {
  if (Object.is(before[index], after[index])) return index
  const moved = after.indexOf(before[index])
  // Same length: somebody typed in this row.
  return moved === -1 && before.length === after.length ? index : moved
}

function memberOf(value: unknown, name: string | undefined): unknown {
  return typeof value === 'object' && value !== null && name !== undefined
    ? Reflect.get(value, name)
    : undefined
}

export function leaveField<V extends object>(state: FormState<V>, path: string): FormState<V> {
  const key = path.split(/[.[]/)[0] as keyof V
  if (state.left.has(path) || !state.typed.has(key)) return state
  return { ...state, left: new Set([...state.left, path]) }
}

/** Shows the current errors. Fields that are added later show theirs only after they were left. */
export function tryToSend<V extends object>(state: FormState<V>, found: Problems): FormState<V> {
  return { ...state, left: new Set([...state.left, ...Object.keys(found)]) }
}

export function refuse<V extends object>(state: FormState<V>, refused: Problems): FormState<V> {
  return { ...state, refused }
}

/** The server has new values. Typed values stay. */
export function rebase<V extends object>(state: FormState<V>, saved: V): FormState<V> {
  const contested = new Set([...state.contested, ...contestedBy(state, saved)])
  return { ...state, saved, values: { ...saved, ...changes(state.values, state.saved) }, contested }
}

/** Keeps the typed values over those that others have saved. */
export function keepMine<V extends object>(state: FormState<V>): FormState<V> {
  return { ...state, contested: new Set() }
}

/** Shows what others have saved in the contested fields. All other typed values stay. */
export function takeTheirs<V extends object>(state: FormState<V>): FormState<V> {
  const theirs = Object.fromEntries([...state.contested].map((key) => [key, state.saved[key]]))
  return { ...state, values: { ...state.values, ...theirs }, contested: new Set() }
}

/** The sent values are saved now. Values typed during the request stay. */
export function accept<V extends object>(state: FormState<V>, sent: V, saved: V): FormState<V> {
  return { ...startForm(saved), values: { ...saved, ...changes(state.values, sent) } }
}

export function discard<V extends object>(state: FormState<V>): FormState<V> {
  return startForm(state.saved)
}

export function shownProblems<V extends object>(state: FormState<V>, found: Problems): Problems {
  const shown = Object.entries(found).filter(([path]) => state.left.has(path))
  return { ...Object.fromEntries(shown), ...state.refused }
}

/** The fields of `values` that differ from `saved`. */
export function changes<V extends object>(values: V, saved: V): Partial<V> {
  const keys = Object.keys(values) as (keyof V)[]
  return Object.fromEntries(
    keys.filter((key) => !alike(values[key], saved[key])).map((key) => [key, values[key]]),
  ) as Partial<V>
}

export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => alike(Reflect.get(one, key), Reflect.get(other, key)))
}
