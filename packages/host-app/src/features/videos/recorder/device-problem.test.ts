import { expect, test } from 'vitest'
import { browserOf, deviceProblem } from './device-problem.ts'

test.each([
  ['camera', 'NotAllowedError', 'denied'],
  ['microphone', 'SecurityError', 'denied'],
  ['screen', 'NotAllowedError', 'canceled'],
  ['camera', 'NotFoundError', 'missing'],
  ['camera', 'OverconstrainedError', 'missing'],
  ['microphone', 'NotReadableError', 'busy'],
  ['camera', 'AbortError', 'busy'],
  ['screen', 'NotSupportedError', 'unsupported'],
] as const)('%s with %s is %s', (device, name, kind) => {
  expect(deviceProblem(device, new DOMException('', name))).toEqual({ device, kind })
})

test.each([
  [
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
    'chrome',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0', 'edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'firefox'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/605.1', 'safari'],
  ['curl/8', 'other'],
])('%s is %s', (agent, name) => {
  expect(browserOf(agent)).toBe(name)
})
