import type { ServerResponse } from 'node:http'
import { escaped, page } from '../page.ts'
import type { Faults } from '../service/faults.ts'
import { changeHealth, healthOf, healthSection } from '../service/health.ts'
import type { Called } from '../service/listen.ts'
import type { InputField, Part } from './app.ts'
import type { Editor } from './editor.ts'
import { CONNECTION, CONSENT, CONSENT_FIELDS } from './editor.ts'
import { RETURN } from './runner.ts'

const WEEK_MS = 7 * 86_400_000

/** A page at `/` to try the app: connect an account, turn Zaps on, see what comes, run actions. The real editor looks otherwise. */
export async function answerEditor(
  editor: Editor,
  { method, path, query, body }: Called,
  faults: Faults<'hooks'>,
  response: ServerResponse,
): Promise<void> {
  if (path === RETURN) {
    await editor.comeBack(query)
    return void response.writeHead(303, { location: '/' }).end()
  }
  const health = healthOf(faults, ['hooks'])
  if (method === 'POST') {
    const form = new URLSearchParams(body)
    if (!changeHealth(health, form)) await editor.perform(form)
    const part = form.get('part') ?? ''
    const location = (part === CONSENT && editor.signIn?.url) || `/#${part}`
    return void response.writeHead(303, { location }).end()
  }
  const parts = editor.account ? connected(editor) : connection(editor)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    page(
      'Sandbox: Zaps',
      `<small>This is a stand-in on this machine, not Zapier.</small>${parts}${healthSection(health)}`,
    ),
  )
}

function connection(editor: Editor): string {
  const { fields = [] } = editor.app.authentication
  return [
    formSection(editor, CONNECTION, 'Connect an account', fields, 'Connect account'),
    formSection(editor, CONSENT, 'Or sign in, as with an app that you registered', CONSENT_FIELDS, 'Sign in'),
  ].join('')
}

function formSection(
  editor: Editor,
  part: string,
  title: string,
  fields: readonly InputField[],
  button: string,
): string {
  const inputs = fields.map((field) => inputOf(editor, part, field)).join('')
  const form = formOf(part, `${inputs}<p><button name="action" value="enter">${button}</button></p>`)
  return section(part, title, form + shownIn(editor, part))
}

function connected(editor: Editor): string {
  const { account, app } = editor
  const triggers = Object.values(app.triggers).filter(({ display }) => !display.hidden)
  return [
    section(
      CONNECTION,
      'Connected account',
      `<p>${escaped(nameOf(account?.tested))}</p>${formOf(CONNECTION, '<p><button name="action" value="leave">Disconnect</button></p>')}`,
    ),
    '<h2>Triggers</h2><p><a href="/">Look for new events</a></p>',
    ...triggers.map((each) => trigger(editor, each)),
    '<h2>Actions</h2>',
    `<datalist id="found">${editor.found.map((each) => `<option value="${escaped(each)}">`).join('')}</datalist>`,
    ...Object.values(app.searches).map((each) => action(editor, each, 'search')),
    ...Object.values(app.creates).map((each) => action(editor, each, 'create')),
  ].join('')
}

function trigger(editor: Editor, { key, display }: Part): string {
  const zap = editor.zaps.get(key)
  const [change, label] = zap ? ['off', 'Turn Zap off'] : ['on', 'Turn Zap on']
  const buttons = `<p><button name="action" value="${change}" aria-label="${label}: ${escaped(display.label)}">${label}</button> <button name="action" value="samples" aria-label="Show samples: ${escaped(display.label)}">Show samples</button></p>`
  const runs = zap?.runs
    .toReversed()
    .map(({ at, items }) => `<li>${new Date(at).toISOString()}${json(items)}</li>`)
  const state = runs && (runs.length > 0 ? `<ul>${runs.join('')}</ul>` : '<p>On. No event has come yet.</p>')
  return section(
    key,
    display.label,
    `<p>${escaped(display.description)}</p>${formOf(key, buttons)}${shownIn(editor, key)}${state ?? ''}`,
    3,
  )
}

function action(editor: Editor, { key, display, operation }: Part, kind: 'search' | 'create'): string {
  const times = [editor.now(), editor.now() + WEEK_MS].map((at) => new Date(at).toISOString())
  const fields = (operation.inputFields ?? []).map((field) =>
    inputOf(editor, key, field, kind === 'search' && field.type === 'datetime' ? times.shift() : undefined),
  )
  const button = `<p><button name="action" value="${kind}" aria-label="Run: ${escaped(display.label)}">Run</button></p>`
  return section(
    key,
    display.label,
    `<p>${escaped(display.description)}</p>${formOf(key, fields.join('') + button)}${shownIn(editor, key)}`,
    3,
  )
}

function inputOf(editor: Editor, part: string, field: InputField, proposed = field.default ?? ''): string {
  const { key, label = key, type, required = false, list, dict, dynamic } = field
  const value = editor.typed.get(part)?.[key] ?? proposed
  const attributes = `name="field.${escaped(key)}"${required ? ' required' : ''}`
  const [from, id = 'id', name = 'name'] = dynamic?.split('.') ?? []
  const choices = from === undefined ? undefined : editor.choices.get(from)
  const control = choices
    ? `<select ${attributes}>${choices.map((each) => optionOf(each[id], each[name], value)).join('')}</select>`
    : dict
      ? `<textarea ${attributes} rows="3">${escaped(value)}</textarea>`
      : `<input ${attributes} value="${escaped(value)}"${type === 'password' ? ' type="password"' : ''}${type === 'datetime' ? ' list="found"' : ''} autocomplete="off">`
  const form = list ? 'Separate several with commas.' : dict ? 'One a line: name = value' : ''
  const help = [field.helpText, form].filter(Boolean).join(' ')
  return `<label>${escaped(label)} ${control}</label><small>${escaped(help)}</small>`
}

function optionOf(id: unknown, name: unknown, chosen: string): string {
  const value = String(id)
  return `<option value="${escaped(value)}"${value === chosen ? ' selected' : ''}>${escaped(String(name))}</option>`
}

/** What was asked for last, if it was here. */
function shownIn({ shown }: Editor, part: string): string {
  if (shown?.of !== part) return ''
  return 'problem' in shown ? `<p role="alert">${escaped(shown.problem)}</p>` : json(shown.result)
}

function section(id: string, title: string, content: string, level: 2 | 3 = 2): string {
  return `<section id="${escaped(id)}"><h${level}>${escaped(title)}</h${level}>${content}</section>`
}

function formOf(part: string, content: string): string {
  return `<form method="post" action="/"><input type="hidden" name="part" value="${escaped(part)}">${content}</form>`
}

function json(value: unknown): string {
  return `<pre tabindex="0">${escaped(JSON.stringify(value, undefined, 2))}</pre>`
}

function nameOf(tested: unknown): string {
  return typeof tested === 'object' && tested !== null && 'userEmail' in tested
    ? String(tested.userEmail)
    : 'An account'
}
