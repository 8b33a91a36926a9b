import axe from 'axe-core'

// A story is drawn in one theme and at one width, and checked there. Here it is checked once more in the three widths of a
// desktop, a tablet and a phone, and in both themes.

const ELSEWHERE = [
  { width: 1440, isOther: true },
  { width: 768, isOther: false },
  { width: 375, isOther: true },
]
const HEIGHT = 900

/** Throws with what is wrong, and where. Does nothing outside of a test. */
export async function checkElsewhere(): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return
  const { page } = await import('vitest/browser')
  const shown = themeShown()
  const wrong: string[] = []
  for (const { width, isOther } of ELSEWHERE) {
    const theme = isOther ? otherThan(shown) : shown
    showIn(theme)
    await page.viewport(width, HEIGHT)
    await drawn()
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      { resultTypes: ['violations'], rules: { region: { enabled: false } } },
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
