export const all = document.querySelectorAll.bind(document)

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as `document.querySelector` has it
export const find = <Found extends HTMLElement>(selector: string) => all<Found>(selector)[0]

export const on = (target: EventTarget, type: string, run: (event: Event) => void) =>
  target.addEventListener(type, run)

/** Takes over links. `run` answers true if the link leads where it says. */
export function press(selector: string, run: (link: HTMLAnchorElement) => boolean | void): void {
  for (const link of all<HTMLAnchorElement>(selector))
    on(link, 'click', (event) => {
      if (!run(link)) event.preventDefault()
    })
}
