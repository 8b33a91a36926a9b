// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { focusFirst } from './focus-path.ts'

function focused(paths: string[]): string | undefined {
  document.body.innerHTML = `<form>
    <input name="name">
    <details><summary>Where</summary><div data-path="locations" tabindex="-1"><input name="locations[0].value"></div></details>
    <input name="hours.mon[0]">
  </form>`
  focusFirst(document.body, paths)
  const element = document.activeElement as HTMLElement
  return element.dataset.path ?? element.getAttribute('name') ?? undefined
}

test('the first in the order of the page has it, in whatever order the problems came', () => {
  expect(focused(['hours.mon[0]', 'name'])).toBe('name')
})
test('the field itself comes before what is around it, and a closed section opens', () => {
  expect(focused(['locations[0].value'])).toBe('locations[0].value')
  expect(document.querySelector('details')?.open).toBe(true)
})
test('a problem without a field of its own is shown around it', () => {
  expect(focused(['locations'])).toBe('locations')
  expect(focused(['hours.mon[0].end'])).toBe('hours.mon[0]')
})
