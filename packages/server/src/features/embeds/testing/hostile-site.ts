import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { ISOLATION } from '../../../isolation/isolation.ts'
import { startTestApp, TEST_PUBLIC_URL } from '../../../testing/app.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { openAccount } from '../../../testing/hosts.ts'
import { startSite } from '../../../testing/stand-ins/site.ts'
import { eventually } from '../../../testing/eventually.ts'

// As large as a page may be.
const SIZE = 990_000
const full = (...parts: readonly string[]) => {
  const share = SIZE / parts.length
  return parts.map((part) => part.repeat(Math.floor(share / part.length))).join('')
}
const filled = (one: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, index) => one(index)).join('')
const SCRIPT = `<script src="${TEST_PUBLIC_URL}/external/scheduling.js"></script>`

const policy = (sources: string) =>
  `<meta http-equiv="Content-Security-Policy" content="frame-src ${sources}">`
const pageOf = (link: string) => `${TEST_PUBLIC_URL}/${link}?embed=inline`

/** As hostile as a page can be, by what is hostile in it. `link`: of a host of ours. */
function hostilePages(link: string): Record<string, string> {
  const PAGE = pageOf(link)
  const FRAMES = filled((index) => `<iframe src="${PAGE}&n=${index}" data-schedule></iframe>`, 60)

  return {
    'deep nesting, many closers': full('<b>', '</x>'),
    'one element within another': full('<div>'),
    'elements that end each other': full('<b>'),
    'nothing but closers': full('</x>'),
    'nothing but frames': full(`<iframe src="${PAGE}" data-schedule></iframe>`),
    'forms, of which there can be one': full('<form>'),
    'icons within icons': full('<svg><foreignObject>'),
    templates: full('<template>'),
    'closed templates': full('<template></template>'),
    'noscript within noscript': full('<noscript>'),
    'a huge attribute': `<iframe data-schedule src="${PAGE}${full('x')}"></iframe>`,
    'a huge name of an attribute': `<iframe ${full('x')}></iframe>`,
    'many attributes': `<iframe ${filled((index) => `a${index} `, 120_000)}></iframe>`,
    'one attribute many times': `<iframe ${full('src=x ')}></iframe>`,
    'a huge base with many frames': `<base href="https://a.test/${'/%'.repeat(400_000)}">${'<iframe src="x?embed=inline" data-schedule></iframe>'.repeat(60)}`,
    'ways up and down': `<base href="https://a.test/${'a/'.repeat(8_000)}">${`<iframe data-schedule src="${'../'.repeat(5_000)}?embed=inline"></iframe>`.repeat(50)}`,
    'long names of hosts': filled(
      (index) => `<iframe data-schedule src="https://${'ä.'.repeat(8_000)}/${index}?embed=inline"></iframe>`,
      50,
    ),
    'policies of many words': policy('a '.repeat(8_000)).repeat(5) + FRAMES + SCRIPT.repeat(60),
    'policies of many policies': policy(`a,frame-src `.repeat(1_300)).repeat(5) + FRAMES,
    'many tokens of a sandbox': filled(
      (index) => `<iframe src="${PAGE}&n=${index}" sandbox="${'a '.repeat(8_000)}"></iframe>`,
      55,
    ),
    'nothing but <': full('<'),
    'nothing but </': full('</'),
    'nothing but <!': full('<!'),
    'an open tag': full('<div '),
    'an open comment': `<!--${full('--!')}`,
    'open comments': full('<!--'),
    'an open CDATA': `<svg><![CDATA[${full(']]')}`,
    'an open script': `<script>${full('</scrip')}`,
    'an open title': `<title>${full('&')}`,
    'nothing but &': full('&'),
    entities: full('&CounterClockwiseContourIntegral;'),
    'an endless entity': `&#${full('1')}`,
    'entities in an attribute': `<a href="${full('&notit')}">`,
    NULs: full('\0'),
    'NULs in tags': full('<\0 \0=\0>'),
    'half of an emoji': full('\uD800'),
  }
}

function packedPages(deep: string): [name: string, page: Page][] {
  const bomb = Buffer.alloc(100_000_000, '<b>')
  return [
    ['a gzip bomb', { encoding: 'gzip', body: gzipSync(bomb) }],
    ['a brotli bomb', { encoding: 'br', body: brotliCompressSync(bomb, { params: QUICK }) }],
    ['deep nesting in a thousand bytes', { encoding: 'gzip', body: gzipSync(deep) }],
  ]
}

interface Page {
  encoding: string
  body: Buffer
}

const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 1 }
// Build the text at once: text that is assembled only when it is sent would count as retained memory.
const plain = (html: string): Page => ({ encoding: 'identity', body: Buffer.from(html) })
// On the main thread, one or two would be answered around the reading.
const FEW = 3

/** A kind of hostility each. The other pages are tried in the long run. */
const IN_GATE = new Set([
  'deep nesting, many closers',
  'elements that end each other',
  'nothing but frames',
  'templates',
  'a huge attribute',
  'many attributes',
  'ways up and down',
  'long names of hosts',
  'policies of many words',
  'nothing but <',
  'an open comment',
  'entities',
  'half of an emoji',
  'a gzip bomb',
  'deep nesting in a thousand bytes',
])
export const isInGate = (name: string) => IN_GATE.has(name)

/** The real server and a site with hostile pages. Call it at the top of a test file. */
export async function startHostileSite() {
  const app = await startTestApp()
  const [calm, hostile, another] = [await openAccount(app), await openAccount(app), await openAccount(app)]
  const html = hostilePages(calm.me.link)
  const pages = new Map([
    ['', plain(`<iframe src="${pageOf(calm.me.link)}" data-schedule></iframe>${SCRIPT}`)],
    ...Object.entries(html).map(([name, text]): [string, Page] => [name, plain(text)]),
    ...packedPages(html['deep nesting, many closers'] ?? ''),
  ])

  const site = await startSite('127.0.0.1', (request, response) => {
    const { encoding, body } = pages.get(decodeURIComponent(String(request.url).slice(1))) ?? plain('')
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body)
  })
  const names = [...pages.keys()].filter(Boolean)

  async function look(by: TestHost, name = '') {
    const url = `http://127.0.0.1:${site.port}/${encodeURIComponent(name)}`
    return by.api.call('POST /embeds/check-up', { body: { url } })
  }

  /** There is an answer, and nobody else waits. */
  async function answers(name: string): Promise<void> {
    // Another test covers the number of check-ups.
    app.clock.advance(10)
    const looking = Promise.all([look(hostile, name), look(another, name), look(calm)])
    const [{ findings }, , { findings: calmly }] = await looking
    expect(findings.length).toBeGreaterThan(0)
    // A parser with quadratic time would be too slow here.
    expect(findings.map(({ detail }) => detail)).not.toContain('too_slow')
    expect(calmly).toEqual([{ code: 'works', level: 'good', detail: null }])
  }

  /** Who asks something meanwhile is answered before the page is read. */
  async function leavesRoom(name: string): Promise<void> {
    app.clock.advance(10)
    const parse = vi.spyOn(app.context.service(ISOLATION), 'parse')
    const read = look(hostile, name).then(() => 'read')
    const ask = async () => fetch(`${app.url}/healthz`).then(({ status }) => status)
    await eventually(() => expect(parse).toHaveBeenCalled(), { interval: 1 })
    let answered = 0
    while ((await Promise.race([ask(), read])) === 200) answered++
    await read
    parse.mockRestore()
    expect(answered).toBeGreaterThan(FEW)
  }

  await look(calm)
  const before = memory()
  /** Megabytes that are in use since then, and more than nothing. */
  const kept = () => memory() - before

  return { app, calm, names, look, answers, leavesRoom, kept }
}

function memory(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // The second run frees what the first one finds unused.
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_000_000
}
