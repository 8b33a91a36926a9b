import axe from 'axe-core'

// A story is drawn in one theme at the width of a desktop, and checked there. Here it is checked once more on a phone in the
// other theme. A tablet has the screens of one of them: it is enough that each third story is checked there.

const PHONE = { width: 375, isOther: true }
const TABLET = { width: 768, isOther: false }
const HEIGHT = 900

interface Story {
  id: string
  parameters: { a11y?: { test?: string } }
}

/** Throws with what is wrong, and where. Does nothing outside of a test. */
export async function checkElsewhere({ id: story, parameters }: Story): Promise<void> {
  if (!('__vitest_browser__' in globalThis) || parameters.a11y?.test !== 'error') return
  const { page } = await import('vitest/browser')
  const shown = themeShown()
  const wrong: string[] = []
  for (const { width, isOther } of story.length % 3 === 0 ? [TABLET, PHONE] : [PHONE]) {
    const theme = isOther ? otherThan(shown) : shown
    showIn(theme)
    await page.viewport(width, HEIGHT)
    await drawn()
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper'] },
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
