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
  // A story is a part of a page.
  rules: { region: { enabled: false } },
}

interface Story {
  parameters: { a11y?: { test?: string } }
}

export const isTest = '__vitest_browser__' in globalThis

/** Throws with what is wrong, and where. Does nothing outside of a test. */
export async function checkAccessible({ parameters }: Story): Promise<void> {
  if (!isTest || parameters.a11y?.test !== 'error') return
  const { page } = await import('vitest/browser')
  const shown = themeShown()
  const wrong: string[] = []
  let theme = shown
  for (const width of WIDTHS) {
    if (innerWidth !== width) await page.viewport(width, HEIGHT)
    wrong.push(...(await wrongIn(theme, CHECK)))
    theme = otherThan(theme)
    wrong.push(...(await wrongIn(theme, { ...CHECK, runOnly: OF_COLOURS })))
  }
  showIn(shown)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

async function wrongIn(theme: Theme, options: axe.RunOptions): Promise<string[]> {
  showIn(theme)
  await drawn()
  const { violations } = await axe.run({ include: document.body, exclude: ['.sb-wrapper'] }, options)
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
