import { PRODUCT_NAME } from '@scheduling/messages'
import type { ConnectProblem } from './account.ts'
import { askAccess, askConnect, askDisconnect, askOrigin } from './account.ts'
import { originOf } from './origin.ts'
import { button, element, field } from './popup/element.ts'
import type { Text } from './popup/texts.ts'
import { loadTexts } from './popup/texts.ts'

const ADDRESS_PROBLEMS: ReadonlySet<ConnectProblem> = new Set(['address', 'unreachable', 'no_server'])

document.title = PRODUCT_NAME
void show(await loadTexts())

async function show(t: Text): Promise<void> {
  const [access, last] = await Promise.all([askAccess(), askOrigin()])
  const content = access ? connected(access.origin, t) : form(last ?? '', t)
  document.body.replaceChildren(element('main', { class: 'page' }, ...content))
}

function connected(origin: string, t: Text): HTMLElement[] {
  return [
    element('h1', {}, t('extension.connected', { origin })),
    element('p', {}, t('extension.connected_text')),
    button(t('extension.disconnect'), () => void askDisconnect().then(async () => show(t))),
  ]
}

function form(address: string, t: Text): HTMLElement[] {
  const status = element('p', { role: 'alert', id: 'problem' })
  const input = element('input', {
    name: 'address',
    value: address,
    dir: 'ltr',
    inputmode: 'url',
    autocomplete: 'url',
    autofocus: true,
    required: true,
    'aria-describedby': status.id,
  })
  const connect = element('button', { class: 'primary' }, t('extension.connect'))
  const whole = element(
    'form',
    { novalidate: true },
    field(t('extension.server'), input, t('extension.server_text')),
    connect,
  )
  whole.addEventListener('submit', (event) => {
    event.preventDefault()
    connect.disabled = true
    status.textContent = ''
    input.removeAttribute('aria-invalid')
    void askConnect(input.value).then(async (answer) => {
      connect.disabled = false
      if (answer.ok) return show(t)
      const isOfAddress = ADDRESS_PROBLEMS.has(answer.problem)
      if (isOfAddress) input.setAttribute('aria-invalid', 'true')
      // A disabled button loses the focus.
      const toMend = isOfAddress ? input : connect
      toMend.focus()
      status.textContent = t(`extension.problem_${answer.problem}`, {
        origin: originOf(input.value) ?? input.value,
      })
      return undefined
    })
  })
  return [
    element('h1', {}, t('extension.settings')),
    element('p', {}, t('extension.settings_text')),
    whole,
    status,
  ]
}
