import { contrastRatio } from '../packages/domain/src/index.ts'

// Text on one plain color is judged here, by WCAG's formula. What is drawn in another way, or has too little contrast, is left to
// axe, which looks for everything that lies behind a text. That takes longer than all its other rules together.

// Large text needs less. That is left to axe.
const CONTRAST_MIN = 4.5

// What has colors to check, though its text is in no node of its own.
const COLORED = 'input, select, textarea, a[href]'
const WITH_WORDS = 'p, li, dd, td, label, div'

/** The looks that axe has judged, in any story. */
const looksJudged = new Set<string>()

/** The elements that axe has to judge: one of each look, and none that it has judged before. */
export function unclearColors(elements: readonly Element[]): Element[] {
  const drawing = new Drawing()
  return elements.filter((element) => {
    if (textOf(element) === '' && !element.matches(COLORED)) return false
    if (isReadable(element, drawing)) return false
    const look = lookOf(element, drawing)
    return looksJudged.size < looksJudged.add(look).size
  })
}

/** Its own words, without those of elements in it. */
export function textOf({ childNodes }: Element): string {
  const texts = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return texts
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
}

function isReadable(element: Element, drawing: Drawing): boolean {
  // A link among words must also differ from them.
  const words = element.closest(WITH_WORDS)?.textContent.trim()
  if (element.matches('a[href]') && words !== element.textContent.trim()) return false
  const { color, background, isPlain } = drawing.of(element)
  if (!isPlain || color === undefined || background === undefined) return false
  return contrastRatio(color, background) >= CONTRAST_MIN && liesOnItsOwn(element, drawing)
}

/** All that the verdict on its colors depends on. */
function lookOf(element: Element, drawing: Drawing): string {
  const text = textOf(element)
  const control = element.closest('label')?.control ?? element
  const { width, height } = element.getBoundingClientRect()
  return [
    element.tagName,
    // Those that say nothing in words, that cannot be used or that nobody sees may have any color.
    text.length === 1 ? 'short' : /[\p{L}\p{N}]/u.test(text) ? 'words' : 'signs',
    control.closest(':disabled, [aria-disabled="true"]') === null ? 'usable' : 'disabled',
    Math.min(width, height) <= 1 ? 'hidden' : 'seen',
    placeOf(element),
    drawing.of(element).all,
  ].join('|')
}

function placeOf(element: Element): string {
  const over = stackAt(element)[0]
  if (over === undefined) return 'outside'
  return element.contains(over) || over.contains(element) ? 'open' : 'covered'
}

/** Whether nothing but what it is part of lies behind its middle. What lies over it is scrolled away, or closed. */
function liesOnItsOwn(element: Element, drawing: Drawing): boolean {
  const stack = stackAt(element)
  const behind = stack.slice(stack.indexOf(element) + 1).find((under) => drawing.of(under).hasBackground)
  return !stack.includes(element) || behind === undefined || behind.contains(element)
}

function stackAt(element: Element): Element[] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementsFromPoint(left + width / 2, top + height / 2)
}

interface Drawn {
  /** `#RRGGBB` of the text; undefined if something of what is behind shows through it. */
  color: string | undefined
  /** `#RRGGBB` of what is behind the text; undefined unless that is one color and nothing else. */
  background: string | undefined
  hasBackground: boolean
  /** Neither this nor anything that it is part of changes how its colors are shown. */
  isPlain: boolean
  /** How this and everything that it is part of is drawn. */
  all: string
}

const WHITE = '#FFFFFF'
const TRANSPARENT = 'rgba(0, 0, 0, 0)'

/** How elements are drawn at one moment. */
class Drawing {
  readonly #drawn = new Map<Element, Drawn>()

  of(element: Element): Drawn {
    const drawn = this.#drawn.get(element) ?? this.#read(element)
    this.#drawn.set(element, drawn)
    return drawn
  }

  #read(element: Element): Drawn {
    const { parentElement } = element
    const whole = parentElement === null ? undefined : this.of(parentElement)
    const style = getComputedStyle(element)
    const { color, webkitTextFillColor, textDecorationLine, fontSize, fontWeight } = style
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, textShadow } = style
    const text = [color, webkitTextFillColor, textDecorationLine, fontSize, fontWeight].join(' ')
    const effects = [opacity, filter, mixBlendMode, textShadow].join(' ')
    const hasBackground = backgroundColor !== TRANSPARENT || backgroundImage !== 'none'
    const own = backgroundImage === 'none' ? hexOf(backgroundColor) : undefined
    // Such an element may lie over anything.
    const isElsewhere = style.position === 'absolute' || style.position === 'fixed'
    const through = isElsewhere ? undefined : whole ? whole.background : WHITE
    return {
      color: webkitTextFillColor === color ? hexOf(color) : undefined,
      background: hasBackground ? own : through,
      hasBackground,
      isPlain: effects === '1 none normal none' && whole?.isPlain !== false,
      all: `${text} ${backgroundColor} ${backgroundImage} ${effects} on ${whole?.all}`,
    }
  }
}

const OPAQUE = /^(?:rgb\((\d+), (\d+), (\d+)\)|color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\))$/

/** Undefined for a color that something shows through, or that is none of sRGB. */
function hexOf(color: string): string | undefined {
  const [, ...found] = OPAQUE.exec(color) ?? []
  const channels = found.filter(Boolean).map(Number)
  if (channels.length === 0) return undefined
  const full = color.startsWith('rgb') ? 1 : 255
  return `#${channels
    .map((channel) =>
      Math.round(channel * full)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
