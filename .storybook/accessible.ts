import axe from 'axe-core'
import { textOf, unclearColors } from './colors.ts'

// In tests each story is checked here and not by the panel: that also hands over each element that is right, which takes
// longer than to find what is wrong. The gate checks a story once, on a phone in the dark theme. The long run checks it at
// three widths and in both themes. A width that shows the same as another is checked only for what depends on where things lie.

export const PHONE = 375
const DESKTOP = 1200
const WIDTHS = [DESKTOP, 768, PHONE]
export const HEIGHT = 900

/** In the gate, each story is checked at one width, in one theme. */
export const isGate: boolean = import.meta.env?.STORY_CHECKS === 'once'

// What a theme changes.
const OF_COLORS = ['color-contrast', 'link-in-text-block']

const WITHOUT_COLORS = Object.fromEntries(OF_COLORS.map((rule) => [rule, { enabled: false }]))

// What can be wrong at one width alone, though the same elements are shown.
const OF_LAYOUT = ['scrollable-region-focusable', 'skip-link']

const CHECK: axe.RunOptions = {
  resultTypes: ['violations'],
  // Nothing here plays by itself; without this, style sheets would be fetched anew for each check.
  preload: false,
}

// The bar above every room is always the same. The stories of the shell check it.
const TOP_BAR = 'header:has(> nav)'
const SHELL = 'Dashboard/Shell'

interface Story {
  title: string
  parameters: {
    /** False: it is not checked. */
    isAccessible?: boolean
    /** `desktop`: a phone shows a note instead. */
    viewport?: { defaultViewport?: string }
    a11y?: { context?: { include?: string[]; exclude?: string[] }; widths?: number[] }
  }
}

export const isTest = '__vitest_browser__' in globalThis

// Nobody looks: what cannot be seen is laid out, and not painted.
if (isTest && frameElement instanceof parent.HTMLElement) frameElement.style.opacity = '0'

/** Throws with what is wrong, and where. Does nothing outside of a test. */
export async function checkAccessible({ title, parameters }: Story): Promise<void> {
  if (!isTest || !parameters.isAccessible) return
  const { page } = await import('vitest/browser')
  // Storybook's own, for what goes wrong: with a link before the first one of a screen.
  for (const part of document.querySelectorAll('.sb-wrapper')) part.remove()
  const bar = title === SHELL ? [] : [TOP_BAR]
  const { context = {} } = parameters.a11y ?? {}
  const exclude = [...bar, ...(context.exclude ?? [])]
  const include = [...document.querySelectorAll<HTMLElement>((context.include ?? ['body']).join())]
  if (include.length === 0) throw new Error(`Nothing is checked: the page has no ${context.include?.join()}`)
  const shown = themeShown()
  const wrong: string[] = []
  let theme: Theme = isGate ? 'dark' : shown
  // Right to left, only the places differ.
  const isRightToLeft = getComputedStyle(document.querySelector('main') ?? document.body).direction === 'rtl'
  const widthOnce = parameters.viewport?.defaultViewport === 'desktop' ? DESKTOP : PHONE
  const widths = isGate || isRightToLeft ? [widthOnce] : WIDTHS
  // A part of a page has no landmarks of its own, and behind a dialog nobody walks from one to the next.
  const region = {
    enabled:
      document.querySelector('main') !== null && document.querySelector('[aria-modal="true"]') === null,
  }
  // Only what is important there can be wrong, and to find out takes the rule a fifth of the time of all.
  const spacing = { enabled: document.querySelector('[style*="!important"]') !== null }
  const ofContent = { region, 'avoid-inline-spacing': spacing, ...WITHOUT_COLORS }
  const checked = new Set<string>()
  for (const width of parameters.a11y?.widths ?? widths) {
    if (innerWidth !== width) await page.viewport(width, HEIGHT)
    await show(theme)
    const elements = elementsShown(include, exclude)
    const content = contentOf(elements)
    const rules = checked.has(content) ? { runOnly: OF_LAYOUT } : { rules: ofContent }
    checked.add(content)
    if (!isRightToLeft) wrong.push(...(await wrongColors(elements, exclude, theme)))
    wrong.push(...(await wrongIn({ include, exclude }, theme, rules)))
    if (isRightToLeft || isGate) continue
    theme = otherThan(theme)
    await show(theme)
    wrong.push(...(await wrongColors(elementsShown(include, exclude), exclude, theme)))
  }
  showIn(shown)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

async function wrongIn(place: axe.ElementContext, theme: Theme, options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(place, { ...CHECK, ...options })
  return violations.map(
    ({ id, nodes }) =>
      `${id} at ${innerWidth} px, ${theme}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

async function wrongColors(elements: Element[], exclude: string[], theme: Theme): Promise<string[]> {
  const include = unclearColors(elements)
  return include.length === 0 ? [] : wrongIn({ include, exclude }, theme, { runOnly: OF_COLORS })
}

/** The elements that can be seen. */
function elementsShown(included: readonly Element[], excluded: readonly string[]): Element[] {
  const left = [...excluded, 'svg *'].flatMap((part) => [part, `${part} *`]).join()
  return included
    .flatMap((part) => [...part.querySelectorAll(`:not(${left})`)])
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
}

/** What the elements are and say. Where two widths have the same, only places and sizes differ. */
function contentOf(elements: readonly Element[]): string {
  return elements
    .map((element) => {
      const attributes = [...element.attributes].filter(({ name }) => name !== 'style')
      const said = attributes.map(({ name, value }) => `${name}=${value}`)
      return [element.tagName, ...said, textOf(element)].join(' ')
    })
    .join('\n')
}

type Theme = 'dark' | 'light'

const root = document.documentElement

function themeShown(): Theme {
  const page = document.querySelector<HTMLElement>('[data-story-theme]')
  return (page?.dataset.storyTheme ?? root.dataset.mantineColorScheme) === 'dark' ? 'dark' : 'light'
}

function otherThan(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark'
}

/** The dashboard reads the attribute; the stories of the booking page listen. */
function showIn(theme: Theme): void {
  root.dataset.mantineColorScheme = theme
  dispatchEvent(new CustomEvent('story-theme', { detail: theme }))
}

async function show(theme: Theme): Promise<void> {
  showIn(theme)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
