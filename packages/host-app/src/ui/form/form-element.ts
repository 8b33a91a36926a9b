import type { ComponentProps } from 'react'

/** Props of the `form` element around the fields. We show the errors, and `submit` sends. */
export function formElement(
  submit: () => unknown,
  attach?: (element: HTMLFormElement | null) => void,
): ComponentProps<'form'> {
  return {
    ref: attach,
    noValidate: true,
    onSubmit(event) {
      event.preventDefault()
      submit()
    },
  }
}
