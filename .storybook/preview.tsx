import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { checkAccessible, isTest } from './accessible.ts'

// Screens load their rooms: on a slow machine that takes more than the second which is usual.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // A violation fails the story's test, by `checkAccessible`. The panel would check each story once more there.
    a11y: { test: isTest ? 'off' : 'error' },
    isAccessible: true,
  },
  afterEach: checkAccessible,
}

export default preview
