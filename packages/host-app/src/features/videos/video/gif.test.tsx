// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { test } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { videoOf } from '../fixture.ts'

const video = videoOf(1)
const path = `/dynamic-videos/${video.id}`

test('a GIF that cannot be made says why', async () => {
  const failing = new Map([['POST /videos/:id/gif', { code: 'cannot_create_gif' as const }]])
  await renderApp({ path, state: { videos: [video], failing } })
  fireEvent.click(await screen.findByRole('button', { name: 'Create GIF' }))
  await screen.findByText(
    'Cannot create GIF: there is no picture here, or too much moves. Choose another frame.',
  )
})
