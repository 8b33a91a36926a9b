import { Tokenizer } from 'htmlparser2'

export type Attributes = Readonly<Record<string, string>>

export interface Listener {
  onOpen: (name: string, attributes: Attributes) => void
  onClose: (name: string) => void
}

// More than any element of a real page has; the rest is left out.
const ATTRIBUTES_MAX = 100
const NAME_MAX = 100
// Policies are the longest values that matter, and servers hardly send or accept longer headers.
const VALUE_MAX = 16_000

/**
 * Reports a page's tags in order, with names in lower case and values without entities. Its time is linear in the
 * length of the page: a parser that keeps a stack of open elements is quadratic in its depth.
 */
export function scanHtml(html: string, { onOpen, onClose }: Listener): void {
  let element = ''
  let attributes: Record<string, string> = {}
  let count = 0
  let name = ''
  let value = ''
  let foreign = 0

  const opened = (isSelfClosing: boolean) => {
    if (FOREIGN.has(element)) foreign += isSelfClosing ? 0 : 1
    else if (HTML_ALONE.has(element)) foreign = 0
    onOpen(element, attributes)
  }
  const tokenizer = new Tokenizer(
    {},
    {
      isInForeignContext: () => foreign > 0,
      onopentagname(start, end) {
        element = html.slice(start, end).toLowerCase()
        attributes = {}
        count = 0
      },
      onattribname(start, end) {
        name = html.slice(start, Math.min(end, start + NAME_MAX)).toLowerCase()
        value = ''
      },
      onattribdata(start, end) {
        value += html.slice(start, Math.min(end, start + VALUE_MAX - value.length))
      },
      onattribentity(codePoint) {
        if (value.length < VALUE_MAX) value += String.fromCodePoint(codePoint)
      },
      onattribend() {
        // If an attribute occurs twice, the first one counts.
        if (count++ >= ATTRIBUTES_MAX || Object.hasOwn(attributes, name)) return
        attributes[name] = value
      },
      onopentagend: () => opened(false),
      onselfclosingtag: () => opened(true),
      onclosetag(start, end) {
        const closed = html.slice(start, end).toLowerCase()
        if (FOREIGN.has(closed) && foreign > 0) foreign--
        onClose(closed)
      },
      ontext() {},
      ontextentity() {},
      oncomment() {},
      oncdata() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}

// Within these, titles and styles may close themselves.
const FOREIGN = new Set(['svg', 'math'])
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign: what ends them where they were left open.
const HTML_ALONE = new Set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strike strong sub sup table tt u ul var'.split(
    ' ',
  ),
)
