import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { escaped } from '../page.ts'

/** Clients choose any prefix for each namespace. Here, these are used. */
const SPACES: Record<string, string> = {
  'DAV:': 'd',
  'urn:ietf:params:xml:ns:caldav': 'c',
  'http://apple.com/ns/ical/': 'a',
  'http://calendarserver.org/ns/': 's',
}
const DECLARED = Object.entries(SPACES)
  .map(([space, prefix]) => `xmlns:${prefix}="${space}"`)
  .join(' ')

export interface Element {
  /** `d:prop`, or `{space}prop` for an unknown namespace. */
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

type Node = Record<string, unknown>

const AT = '@'
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: AT,
  parseTagValue: false,
})

/** The outermost element. Undefined if it is not XML. */
export function readXml(body: string): Element | undefined {
  if (XMLValidator.validate(body) !== true) return undefined
  const nodes = parser.parse(body) as Node[]
  const root = nodes.find((node) => Object.keys(node).every((name) => !name.startsWith('?')))
  return root && elementOf(root, {})
}

/** The child with this name. */
export function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((one) => one.name === name)
}

export function multistatus(inside: string): string {
  return document('d:multistatus', inside)
}

/** RFC 4918, 16: the condition that failed. */
export function problem(condition: string): string {
  return document('d:error', `<${condition}/>`)
}

/** An element with a name in the form of `readXml`. */
export function written(name: string, inside = ''): string {
  if (name.startsWith('{')) {
    const end = name.lastIndexOf('}')
    return `<${name.slice(end + 1)} xmlns="${escaped(name.slice(1, end))}"/>`
  }
  return inside === '' ? `<${name}/>` : `<${name}>${inside}</${name}>`
}

function document(name: string, inside: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><${name} ${DECLARED}>${inside}</${name}>`
}

function elementOf(node: Node, above: Record<string, string>): Element {
  const attributes = Object.fromEntries(
    Object.entries((node[':@'] ?? {}) as Record<string, string>).map(([name, value]) => [
      name.slice(AT.length),
      value,
    ]),
  )
  const declared = Object.entries(attributes).flatMap(([name, value]) =>
    name === 'xmlns' || name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), value]] : [],
  )
  const spaces = { ...above, ...Object.fromEntries(declared) }
  const [tag = '', inside] = Object.entries(node).find(([name]) => name !== ':@') ?? []
  const nodes = inside as Node[]
  return {
    name: nameOf(tag, spaces),
    attributes,
    children: nodes.filter((one) => !('#text' in one)).map((one) => elementOf(one, spaces)),
    text: nodes.map((one) => ('#text' in one ? String(one['#text']) : '')).join(''),
  }
}

function nameOf(tag: string, spaces: Record<string, string>): string {
  const [prefix, local] = tag.includes(':') ? tag.split(':') : ['', tag]
  const space = spaces[prefix ?? ''] ?? ''
  const known = SPACES[space]
  return known === undefined ? `{${space}}${local}` : `${known}:${local}`
}
