// Shorter than globals once they are minified: the script of a video's page may have 3,000 bytes.
export const page = document
export const browser = navigator

export const all = page.querySelectorAll.bind(page)

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as `document.querySelector` has it
export const find = <Found extends HTMLElement>(selector: string) => all<Found>(selector)[0]

export const on = (target: EventTarget, type: string, run: (event: Event) => unknown) =>
  target.addEventListener(type, run)

/** Takes over links. `run` answers true if the link leads where it says. */
export function press(selector: string, run: (link: HTMLAnchorElement) => boolean | void): void {
  for (const link of all<HTMLAnchorElement>(selector))
    on(link, 'click', (event) => {
      if (!run(link)) event.preventDefault()
    })
}
