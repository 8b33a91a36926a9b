/** What can go wrong with a camera, a microphone or a screen. */
export type DeviceProblemKind = 'denied' | 'missing' | 'busy' | 'canceled' | 'unsupported'
export type DeviceName = 'camera' | 'microphone' | 'screen'

export interface DeviceProblem {
  device: DeviceName
  kind: DeviceProblemKind
}

/** What the browser's refusal means. */
export function deviceProblem(device: DeviceName, error: unknown): DeviceProblem {
  return { device, kind: kindOf(device, error instanceof Error ? error.name : '') }
}

function kindOf(device: DeviceName, name: string): DeviceProblemKind {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      // The browser's own dialog asks for a screen each time, so a refusal is mostly a change of mind.
      return device === 'screen' ? 'canceled' : 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    case 'TypeError':
    case 'NotSupportedError':
      return 'unsupported'
    default:
      return 'busy'
  }
}

export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'other'

/** Whose settings must be changed. */
export function browserOf(agent: string): BrowserName {
  if (/\bEdg/.test(agent)) return 'edge'
  if (/(?:Chrome|Chromium|CriOS)\//.test(agent)) return 'chrome'
  if (/\b(?:Firefox|FxiOS)\//.test(agent)) return 'firefox'
  return /\bSafari\//.test(agent) ? 'safari' : 'other'
}
