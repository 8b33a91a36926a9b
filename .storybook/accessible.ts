import axe from 'axe-core'

// In tests each story is checked here, at three widths and in both themes, and not by the panel: that hands over each element
// that is right as well, which takes longer than to find what is wrong.

const WIDTHS = [1200, 768, 375]
const HEIGHT = 900

// What a theme changes.
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

const CHECK: axe.RunOptions = {
  resultTypes: ['violations'],
  // Nothing here plays by itself; without this, style sheets would be fetched anew for each check.
  preload: false,
}

interface Story {
  parameters: { a11y?: { test?: string; context?: { exclude?: string[] }; widths?: number[] } }
}

export const isTest = '__vitest_browser__' in globalThis

// Nobody looks: what cannot be seen is laid out, and not painted.
if (isTest && frameElement instanceof parent.HTMLElement) frameElement.style.opacity = '0'

/** Throws with what is wrong, and where. Does nothing outside of a test. */
export async function checkAccessible({ parameters }: Story): Promise<void> {
  if (!isTest || parameters.a11y?.test !== 'error') return
  const { page } = await import('vitest/browser')
  // Storybook's own, for what goes wrong: with a link before the first one of a screen.
  for (const part of document.querySelectorAll('.sb-wrapper')) part.remove()
  const place = { include: document.body, exclude: parameters.a11y.context?.exclude ?? [] }
  const shown = themeShown()
  const wrong: string[] = []
  let theme = shown
  // A part of a page has no landmarks of its own, and behind a dialog nobody walks from one to the next.
  const region = {
    enabled:
      document.querySelector('main') !== null && document.querySelector('[aria-modal="true"]') === null,
  }
  for (const width of parameters.a11y.widths ?? WIDTHS) {
    if (innerWidth !== width) await page.viewport(width, HEIGHT)
    wrong.push(...(await wrongIn(place, theme, { ...CHECK, rules: { region } })))
    theme = otherThan(theme)
    wrong.push(...(await wrongIn(place, theme, { ...CHECK, runOnly: OF_COLOURS })))
  }
  showIn(shown)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

async function wrongIn(place: axe.ElementContext, theme: Theme, options: axe.RunOptions): Promise<string[]> {
  showIn(theme)
  await drawn()
  const { violations } = await axe.run(place, options)
  return violations.map(
    ({ id, nodes }) =>
      `${id} at ${innerWidth} px, ${theme}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
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

async function drawn(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
