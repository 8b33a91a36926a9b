import { expect, test } from 'vitest'
import { richResponse } from './rich.ts'

function frame(given: { title?: string; path?: string; maxWidth?: number; maxHeight?: number } = {}) {
  const { title = 'Intro', path = '/robin/intro', maxWidth, maxHeight } = given
  const address = new URL(path, 'https://meet.test')
  return richResponse({ title, owner: { name: 'Robin', link: 'robin' }, address, maxWidth, maxHeight })
}

test('is a plain iframe that works without a script', () => {
  expect(frame()).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Intro',
    author_name: 'Robin',
    author_url: 'https://meet.test/robin',
    provider_name: 'Weezly',
    provider_url: 'https://meet.test',
    cache_age: 3_600,
    html:
      '<iframe src="https://meet.test/robin/intro?embed=inline" title="Intro" width="800" height="640" ' +
      'style="border:0;max-width:100%" data-schedule=""></iframe>',
    width: 800,
    height: 640,
  })
})

test.each([
  ['both smaller', { maxWidth: 320, maxHeight: 400 }, [320, 400]],
  ['both larger', { maxWidth: 2_000, maxHeight: 2_000 }, [800, 640]],
  ['one alone', { maxWidth: 500 }, [500, 640]],
])('is never larger than asked for: %s', (_, most, [width, height]) => {
  const answer = frame(most)
  expect([answer.width, answer.height]).toEqual([width, height])
  expect(answer.html).toContain(`width="${width}" height="${height}"`)
})

test('nothing that an owner or an address says ends the attribute', () => {
  const title = `"><script>alert(1)</script>' onload='x & y`
  const { html } = frame({ title, path: `/robin/intro?theme="><script>&a='` })
  expect(html).not.toMatch(/<script|alert\(1\)<\/script|'/)
  expect(html.match(/[<>]/g)).toHaveLength(4)
  expect(html).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39; onload=&#39;x &amp; y"')
})

test('keeps how the page looks, not the day that somebody looked at or who they are', () => {
  const path =
    '/robin/intro?theme=dark&embed=popup&date=2027-03-01&slot=x&name=Noa&email=a@b.test&answer_topic=secret&utm_source=x#part'
  expect(frame({ path }).html).toContain(
    'src="https://meet.test/robin/intro?theme=dark&amp;embed=inline&amp;utm_source=x"',
  )
})
