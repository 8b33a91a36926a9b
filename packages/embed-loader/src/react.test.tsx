import { FRAME_STYLE, PLACE_STYLE } from '@scheduling/contract/embed-defaults'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { InlineProps } from './react.ts'
import { Inline, PopupText, PopupWidget } from './react.ts'

// Answers everything with an empty page, so that no frame shows an error.
const url = `${location.origin}/__blank`
const roots: { unmount: () => void }[] = []
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
})

function draw(element: React.ReactElement): (again: React.ReactElement) => void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  roots.push(root)
  root.render(<StrictMode>{element}</StrictMode>)
  return (again) => root.render(<StrictMode>{again}</StrictMode>)
}

async function one(selector: string): Promise<HTMLElement> {
  const found = () => document.querySelectorAll<HTMLElement>(selector)
  await expect.poll(found).toHaveLength(1)
  return found()[0]!
}

test('drawing again does not load the frame again, another address does', async () => {
  const loads = vi.fn<(event: Event) => void>()
  document.addEventListener('load', loads, true)
  const site: { count?: () => void } = {}
  function Site(props: Partial<InlineProps>) {
    const [times, setTimes] = useState(0)
    site.count = () => setTimes(times + 1)
    return (
      <>
        <p>{times}</p>
        <Inline url={url} buttonColor="#0F766E" onBooked={() => times} {...props} />
      </>
    )
  }
  const again = draw(<Site />)
  const frame = (await one('iframe')) as HTMLIFrameElement
  await expect.poll(() => loads).toHaveBeenCalledTimes(1)
  expect(frame.src).toBe(`${url}?embed=inline&button_color=%230F766E&`)
  const changes = new MutationObserver(() => {})
  changes.observe(frame, { attributeFilter: ['src'] })
  changes.observe(frame.parentElement!, { childList: true })
  for (const drawn of ['1', '2', '3']) {
    site.count?.()
    await expect.poll(() => document.querySelector('p')?.textContent).toBe(drawn)
  }
  again(<Site className="wide" />)
  await expect.poll(() => frame.className).toBe('wide')
  expect(await one('iframe')).toBe(frame)
  // Only these would load it again.
  expect(changes.takeRecords()).toEqual([])

  again(<Site buttonColor="#B42318" />)
  await expect.poll(() => loads).toHaveBeenCalledTimes(2)
  document.removeEventListener('load', loads, true)
})

test('a booking is told to the newest listener, once', async () => {
  const former = vi.fn<NonNullable<InlineProps['onBooked']>>()
  const newest = vi.fn<NonNullable<InlineProps['onBooked']>>()
  const again = draw(<Inline url={url} onBooked={former} />)
  const frame = await one('iframe')
  again(<Inline url={url} onBooked={newest} title="Termin" />)
  await expect.poll(() => frame.title).toBe('Termin')
  const detail = { name: 'booked', bookingId: 'b-1' }
  frame.dispatchEvent(new CustomEvent('scheduling:booked', { detail }))
  expect(newest.mock.calls).toEqual([[detail]])
  expect(former).not.toHaveBeenCalled()
})

test('a link opens its popup and is a link where nothing runs', async () => {
  const link = (
    <PopupText url={url} linkText="Termin">
      Book
    </PopupText>
  )
  expect(renderToString(link)).toBe(`<a href="${url}">Book</a>`)
  draw(link)
  const trigger = await one('a')
  await expect
    .poll(() => {
      trigger.click()
      return document.querySelector('dialog')?.open
    })
    .toBe(true)
  expect(document.querySelectorAll('dialog iframe')).toHaveLength(1)
})

test('a floating button is there once, and gone with what drew it', async () => {
  const again = draw(<PopupWidget url={url} buttonText="Booking" />)
  await one('html > button')
  again(<p />)
  await expect.poll(() => document.querySelector('html > button')).toBeNull()
})

test('the server draws the frame that the browser finds', () => {
  expect(renderToString(<Inline url={url} theme="dark" />)).toContain(
    `src="${url}?embed=inline&amp;theme=dark&amp;" title="Book a time"`,
  )
})

test('the frame has the room of the snippets', () => {
  const html = renderToString(<Inline url={url} />)
  const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style = '']) => declarationsIn(style))
  // React does not support `!important`.
  const frame = declarationsIn(FRAME_STYLE.replace('max-width:none!important;', ''))
  expect(styles).toEqual([declarationsIn(PLACE_STYLE), frame])
})

function declarationsIn(style: string): string[] {
  return style
    .replaceAll(/\s|px(?=;)/g, '')
    .split(';')
    .toSorted()
}
