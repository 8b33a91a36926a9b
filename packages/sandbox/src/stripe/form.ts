import { wrongRequest } from './refusal.ts'

export type Value = string | Form | Value[]
export interface Form {
  [name: string]: Value
}

/** `a[b][0]=c`, the format of bodies and queries. */
export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) put(form, pathOf(name), value)
  return form
}

function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function put(into: Form, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) into[name] = value
  else if (/^\d*$/.test(rest[0] ?? '')) {
    const list = (into[name] ??= []) as Value[]
    const [place, ...deeper] = rest
    const index = place === '' ? list.length : Number(place)
    if (deeper.length === 0) list[index] = value
    else put((list[index] ??= {}) as Form, deeper, value)
  } else put((into[name] ??= {}) as Form, rest, value)
}

/** Refuses parameters that Stripe does not know. */
export function onlyKnown(form: Form, known: readonly string[]): void {
  for (const name of Object.keys(form))
    if (name !== 'expand' && !known.includes(name))
      throw wrongRequest(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
}

export function textOf(form: Form, name: string): string | undefined {
  const value = form[name]
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string') throw wrongRequest(`Invalid string: ${name}`, name)
  return value
}

export function partOf(form: Form, name: string): Form | undefined {
  const value = form[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'string' || Array.isArray(value)) throw wrongRequest('Invalid object', name)
  return value
}

export function listOf(form: Form, name: string): Value[] | undefined {
  const value = form[name]
  // An empty text clears a list.
  if (value === '') return []
  if (value === undefined) return undefined
  if (!Array.isArray(value)) throw wrongRequest('Invalid array', name)
  return value.filter((item) => item !== undefined)
}

export function numberOf(form: Form, name: string): number | undefined {
  const text = textOf(form, name)
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isFinite(number)) throw wrongRequest(`Invalid number: ${text}`, name)
  return number
}

export function integerOf(form: Form, name: string): number | undefined {
  const number = numberOf(form, name)
  if (number !== undefined && !Number.isInteger(number))
    throw wrongRequest(`Invalid integer: ${number}`, name, 'parameter_invalid_integer')
  return number
}

export function flagOf(form: Form, name: string): boolean | undefined {
  const text = textOf(form, name)
  if (text === undefined) return undefined
  if (text !== 'true' && text !== 'false') throw wrongRequest(`Invalid boolean: ${text}`, name)
  return text === 'true'
}

export function choiceOf<const Choice extends string>(
  form: Form,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = textOf(form, name)
  const found = choices.find((choice) => choice === text)
  if (text !== undefined && found === undefined)
    throw wrongRequest(`Invalid ${name}: must be one of ${choices.join(', ')}`, name)
  return found
}

export function metadataOf(form: Form): Record<string, string> {
  return (partOf(form, 'metadata') ?? {}) as Record<string, string>
}
