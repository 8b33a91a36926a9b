import path from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'

/** One Storybook for the booking page (run on React here) and the dashboard. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/booking-ui/src/**/*.stories.tsx', '../packages/host-app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react()],
    resolve: {
      ...vite.resolve,
      // Both packages must draw with one React, whichever folder asks for it.
      dedupe: ['react', 'react-dom'],
      alias: { react: folderOf('react'), 'react-dom': folderOf('react-dom') },
    },
  }),
}

function folderOf(name: string): string {
  return path.resolve(import.meta.dirname, '../packages/host-app/node_modules', name)
}

export default config
