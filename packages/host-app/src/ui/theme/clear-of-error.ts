/** What floating-ui says of a list and its field while it looks for a place. */
interface Placing {
  placement: string
  elements: { reference: unknown }
}

const GAP = 8
const ERROR = '[role="alert"], .mantine-InputWrapper-error'

/**
 * Props of an element that holds a field with a list, and the error of both where it is not the list's own: the list
 * keeps clear of that one, too.
 */
export const ERROR_FRAME = { 'data-error-frame': true }

/** The distance between a field and its list: the list begins beyond the field's error, on whichever side it opens. */
export function clearOfError({ placement, elements: { reference } }: Placing): number {
  if (!(reference instanceof Element)) return GAP
  const frame = reference.closest('[data-error-frame]') ?? reference.closest('.mantine-InputWrapper-root')
  const field = reference.getBoundingClientRect()
  const errors = [...(frame?.querySelectorAll(ERROR) ?? [])].map((error) => error.getBoundingClientRect())
  const beyond = placement.startsWith('top')
    ? errors.map(({ top }) => field.top - top)
    : errors.map(({ bottom }) => bottom - field.bottom)
  return GAP + Math.max(0, ...beyond)
}
