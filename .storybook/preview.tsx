import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { checkElsewhere } from './elsewhere.ts'

// Screens load their rooms: on a slow machine that takes more than the second which is usual.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // A violation fails the story's test.
    a11y: { test: 'error' },
  },
  afterEach: checkElsewhere,
}

export default preview
