// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { lazyPage, PageNotFetched } from './lazy-page.ts'

test('where nobody answers the document is not reloaded: the page says so within the shell', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/settings.js')
  const Page = lazyPage((): Promise<{ Page: () => null }> => Promise.reject(missing), 'Page')
  await Page.preload?.()
  expect(() => Page({})).toThrow(PageNotFetched)
  expect(reload).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
