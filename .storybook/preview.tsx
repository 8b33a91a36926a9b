import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // A violation fails the story's test.
    a11y: { test: 'error' },
  },
}

export default preview
