// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { TutorialVideo } from './tutorial-video.tsx'

test('tutorials are found by words of any of their steps', async () => {
  await renderApp({ path: '/tutorials' })
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search tutorials' }), {
    target: { value: 'popup butt' },
  })
  expect(screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
    'On your site',
  ])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } })
  screen.getByText(/No tutorial says that/)
})

test('one leads to where it is done', async () => {
  const { router } = await renderApp({ path: '/tutorials/hours' })
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual(
    ['Your hours'],
  )
  fireEvent.click(screen.getByRole('link', { name: 'Your weekly hours' }))
  await screen.findByRole('list', { name: 'Steps' })
  fireEvent.click(screen.getByRole('link', { name: 'Try it' }))
  await screen.findByRole('heading', { name: 'Availability' })
  expect(router.state.location.pathname).toMatch(/^\/availability/)
})

test.each(['/tutorials/nothing', '/tutorials/hours/nothing'])(
  '%s shows those that there are',
  async (path) => {
    await renderApp({ path })
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0)
  },
)

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'IFRAME', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'IFRAME', 'https://player.vimeo.com/video/76979871'],
  ['/media/weekly_hours.mp4', 'VIDEO', '/media/weekly_hours.mp4'],
])('a video at %s is shown as %s', (address, tag, src) => {
  const { container } = render(<TutorialVideo address={address} title="Your weekly hours" />)
  const shown = container.firstElementChild
  expect([shown?.tagName, shown?.getAttribute('src')]).toEqual([tag, src])
})
