import type { EventType } from '@scheduling/contract'
import type { MessageContent } from '../insert/insert-content.ts'
import type { Person } from '../insert/find-person.ts'
import { eventLink, leadOf, linkContent, oneOffContent, timesContent } from './contents.ts'
import { button, element, field } from './element.ts'
import type { MessagePage } from './message-page.ts'
import type { OpenAccount } from './open-account.ts'
import { showPicker } from './picker.ts'
import { problemText, recipientText } from './problem.ts'
import type { Text } from './texts.ts'

/** Everything to do for a message. */
export function showConnected(account: OpenAccount, page: MessagePage, t: Text): void {
  if (account.eventTypes.length === 0) return showNoEventTypes(account.origin, t)
  const { call, me, eventTypes, campaigns } = account
  const owner = {
    origin: me.custom_domain === null ? me.server.origin : `https://${me.custom_domain}`,
    link: me.link,
    timeZone: me.timeZone,
  }
  const status = element('p', { role: 'status' })
  const choice = choiceOf('event-type', eventTypes)
  const campaign = choiceOf('campaign', campaigns)
  const recipient = recipientFields(page.person, t)
  const chosen = () => pick(eventTypes, choice) as EventType

  let isWorking = false
  /** Makes something and puts it into the message, or copies it. */
  const work = async (make: () => Promise<MessageContent | undefined>, where: 'insert' | 'copy') => {
    // A second click must not make a second one-off.
    if (isWorking) return
    isWorking = true
    status.textContent = t('extension.working')
    status.className = ''
    try {
      const content = await make()
      status.textContent = content ? await placed(content, where, page, t) : t('extension.no_times')
    } catch (error) {
      status.className = 'bad'
      status.textContent = error instanceof Told ? error.message : await problemText(error, t, account.origin)
    } finally {
      isWorking = false
    }
  }
  const link = async () => linkContent(eventLink(owner, chosen(), recipient.read()))
  const leadLink = async () => {
    const lead = pick(campaigns, campaign)
    const person = recipient.read()
    if (!lead || !(person.email || person.key)) throw new Told(t('extension.lead_needs_email'))
    const found = await leadOf(call, lead, person)
    if ('refused' in found) throw new Told(recipientText(found.refused, t))
    return linkContent(found.link)
  }
  const at = (where: 'insert' | 'copy', make: () => Promise<MessageContent | undefined>) => () =>
    void work(make, where)

  document.body.replaceChildren(
    element(
      'main',
      {},
      field(t('extension.event_type'), choice),
      recipient.element,
      element(
        'div',
        { class: 'actions' },
        button(t('extension.insert_link'), at('insert', link), { class: 'primary' }),
        button(t('extension.copy_link'), at('copy', link)),
        button(
          t('extension.insert_times'),
          at('insert', async () => timesContent(call, chosen(), recipient.read())),
        ),
        button(t('extension.pick_times'), () =>
          showPicker(account.origin, t, async (content) => placed(content, 'insert', page, t)),
        ),
        button(
          t('extension.insert_one_off'),
          at('insert', async () => oneOffContent(call, chosen(), recipient.read())),
          { title: t('extension.one_off_text') },
        ),
      ),
      ...(campaigns.length > 0
        ? [
            element(
              'section',
              {},
              field(t('extension.campaign'), campaign),
              element(
                'div',
                { class: 'actions' },
                button(t('extension.insert_lead'), at('insert', leadLink)),
                button(t('extension.copy_lead'), at('copy', leadLink)),
              ),
            ),
          ]
        : []),
      status,
      button(t('extension.open_settings'), () => void chrome.runtime.openOptionsPage(), { class: 'quiet' }),
    ),
  )
}

/** Something that the person can mend, said in their language. */
class Told extends Error {}

async function placed(
  content: MessageContent,
  where: 'insert' | 'copy',
  page: MessagePage,
  t: Text,
): Promise<string> {
  if (where === 'copy') return t((await copyContent(content)) ? 'extension.copied' : 'extension.copy_failed')
  const outcome = await page.insert(content)
  if (outcome === 'inserted') return t('extension.inserted')
  // Nothing is lost: it can be pasted.
  const isCopied = await copyContent(content)
  return `${t(`extension.${outcome}`)} ${t(isCopied ? 'extension.copied_instead' : 'extension.copy_failed')}`
}

function choiceOf(name: string, all: readonly { id: string; name: string }[]): HTMLSelectElement {
  return element(
    'select',
    { name },
    ...all.map(({ id, name: label }) => element('option', { value: id }, label)),
  )
}

function pick<One extends { id: string }>(
  all: readonly One[],
  { value }: HTMLSelectElement,
): One | undefined {
  return all.find(({ id }) => id === value)
}

function recipientFields({ name, email, key }: Person, t: Text) {
  const nameInput = element('input', { value: name, autocomplete: 'off', dir: 'auto' })
  const emailInput = element('input', { value: email, type: 'email', autocomplete: 'off', dir: 'ltr' })
  return {
    element: element(
      'fieldset',
      {},
      element('legend', {}, t('extension.recipient')),
      field(t('extension.name'), nameInput),
      field(t('extension.email'), emailInput),
    ),
    read: (): Person => ({ name: nameInput.value.trim(), email: emailInput.value.trim(), key }),
  }
}

function showNoEventTypes(origin: string, t: Text): void {
  document.body.replaceChildren(
    element(
      'main',
      {},
      element('h1', {}, t('extension.none')),
      element('p', {}, t('extension.none_text')),
      element(
        'a',
        { href: `${origin}/bookingpage`, target: '_blank', rel: 'noopener' },
        t('extension.open_event_types'),
      ),
    ),
  )
}

/** With its look, and as plain text for fields that take no other. False if the browser forbids it. */
async function copyContent({ html, text }: Pick<MessageContent, 'html' | 'text'>): Promise<boolean> {
  const parts = { 'text/html': html, 'text/plain': text }
  const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })] as const)
  return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]).then(
    () => true,
    () => false,
  )
}
