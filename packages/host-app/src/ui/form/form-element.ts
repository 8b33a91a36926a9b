import type { ComponentProps } from 'react'

/** Of the `form` element around the fields: what is wrong is said by us, and sending is `submit`'s. */
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
