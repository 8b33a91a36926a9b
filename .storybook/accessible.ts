import axe from 'axe-core'

// In tests each story is checked here, at three widths and in both themes, and not by the panel: that hands over each element
// that is right as well, which takes longer than to find what is wrong.

// Colours follow the theme and not the width, and are a third of the work: a tablet shows those of the desktop.
const DESKTOP = { width: 1200, isOther: false, isColourNew: true }
const TABLET = { width: 768, isOther: false, isColourNew: false }
const PHONE = { width: 375, isOther: true, isColourNew: true }
const HEIGHT = 900

const optionsFor = (isColourNew: boolean): axe.RunOptions => ({
  resultTypes: ['violations'],
  // Nothing here plays by itself; without this, style sheets would be fetched anew for each check.
  preload: false,
  // A story is a part of a page.
  rules: { region: { enabled: false }, 'color-contrast': { enabled: isColourNew } },
})

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
  for (const { width, isOther, isColourNew } of [DESKTOP, TABLET, PHONE]) {
    const theme = isOther ? otherThan(shown) : shown
    showIn(theme)
    if (innerWidth !== width) await page.viewport(width, HEIGHT)
    await drawn()
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper'] },
      optionsFor(isColourNew),
    )
    for (const { id, nodes } of violations)
      wrong.push(`${id} at ${width} px, ${theme}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  showIn(shown)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
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
