import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { checkAccessible, HEIGHT, isGate, isTest, PHONE } from './accessible.ts'

// Screens load their rooms: on a slow machine that takes more than the second which is usual.
configure({ asyncUtilTimeout: 10_000 })

const phone = { name: 'Phone', styles: { width: `${PHONE}px`, height: `${HEIGHT}px` } }

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // A violation fails the story's test, by `checkAccessible`. The panel would check each story once more there.
    a11y: { test: isTest ? 'off' : 'error' },
    isAccessible: true,
    // What is checked at one width is drawn at that width: a change of the width takes longer than most checks.
    ...(isGate && { viewport: { defaultViewport: 'phone', options: { phone } } }),
  },
  afterEach: checkAccessible,
}

export default preview
