import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Video } from './react.ts'

const url = 'https://meet.example.com/video_embed/abcd1234'

test('a video is a frame with its page, which keeps its shape', () => {
  const html = renderToString(<Video url={url} />)
  expect(html).toContain(`src="${url}" title="Video"`)
  expect(html).toContain('contain-intrinsic-inline-size:min(300px, 80vw)')
  expect(html).toContain('height:calc(56.25cqw + 128px)')
})

test('colors and the button are in its address', () => {
  const html = renderToString(
    <Video url={url} title="Tour" hideTitle buttonColor="#0F766E" callText="Book a time" book="anna/intro" />,
  )
  expect(html).toContain(
    `src="${url}?button_color=%230F766E&amp;call_text=Book+a+time&amp;book=anna%2Fintro&amp;hide_title=1" title="Tour"`,
  )
  expect(html).toContain('height:56.25cqw')
})
