/** Calls of the API, and of the owner of a card, who confirms. */
const CALLS = `  const form = (fields) => new URLSearchParams(Object.entries(fields).filter(([, value]) => value != null))
  const call = async (key, method, path, fields = {}) => {
    const query = method === 'GET' ? '?' + form(fields) : ''
    const response = await fetch(ORIGIN + path + query, {
      method,
      headers: { authorization: 'Bearer ' + key, 'content-type': 'application/x-www-form-urlencoded' },
      body: method === 'GET' ? undefined : form(fields),
    })
    const body = await response.json()
    return response.ok ? { value: body } : { error: body.error }
  }
  const heard = (frame, wanted) => new Promise((resolve) => {
    const listen = (event) => {
      if (event.origin !== ORIGIN || event.source !== frame.contentWindow || event.data.type !== wanted) return
      removeEventListener('message', listen)
      resolve(event.data)
    }
    addEventListener('message', listen)
  })
  const askOwner = async (url) => {
    const frame = document.createElement('iframe')
    frame.title = 'Secure payment confirmation'
    frame.src = url + '?frame=1'
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:#fff'
    document.body.append(frame)
    await heard(frame, '3d-secure')
    frame.remove()
  }
  const idOf = (secret) => secret.split('_secret_')[0]
  const confirm = async (key, kind, secret, fields) => {
    const path = '/v1/' + kind + '/' + idOf(secret)
    const before = await call(key, 'GET', path, { client_secret: secret })
    if (before.error) return before
    let answer = before
    if (['requires_payment_method', 'requires_confirmation'].includes(before.value.status))
      answer = await call(key, 'POST', path + '/confirm', { client_secret: secret, ...fields })
    if (!answer.error && answer.value.status === 'requires_action') {
      await askOwner(answer.value.next_action.redirect_to_url.url)
      answer = await call(key, 'GET', path, { client_secret: secret })
      const failure = answer.value && (answer.value.last_payment_error || answer.value.last_setup_error)
      if (failure && answer.value.status === 'requires_payment_method') return { error: failure }
    }
    return answer
  }
`

/** The fields of a card, in their frame. */
const CARD_ELEMENT = `  const newElement = (key) => {
    const listeners = {}
    const frame = document.createElement('iframe')
    frame.title = 'Secure card payment input frame'
    frame.allow = 'payment'
    frame.style.cssText = 'border:0;width:100%;height:88px;color-scheme:light;display:block'
    let ready = false
    const tell = (type, data) => (listeners[type] || []).forEach((each) => each({ elementType: 'card', ...data }))
    const listen = (event) => {
      if (event.origin !== ORIGIN || event.source !== frame.contentWindow) return
      if (event.data.type === 'ready') { ready = true; post({ type: 'style', style }); tell('ready', {}) }
      if (event.data.type === 'change') tell('change', event.data.change)
      if (event.data.type === 'focus' || event.data.type === 'blur') tell(event.data.type, {})
    }
    const post = (data) => frame.contentWindow && frame.contentWindow.postMessage(data, ORIGIN)
    let style = {}
    const element = {
      mount(place) {
        const into = typeof place === 'string' ? document.querySelector(place) : place
        if (!into) throw new Error('The selector you specified (' + place + ') applies to no DOM elements')
        addEventListener('message', listen)
        frame.src = ORIGIN + '/js/card?key=' + encodeURIComponent(key)
        into.append(frame)
      },
      unmount() { removeEventListener('message', listen); frame.remove() },
      destroy() { element.unmount() },
      on(type, each) { (listeners[type] ||= []).push(each); if (type === 'ready' && ready) each({ elementType: 'card' }); return element },
      off(type) { delete listeners[type]; return element },
      focus() { frame.focus(); post({ type: 'focus' }) },
      clear() { post({ type: 'clear' }) },
      update(options) { style = options.style || style; post({ type: 'style', style }) },
      _token: async () => { post({ type: 'token' }); return heard(frame, 'tokened') },
      _style(given) { style = given || {} },
    }
    return element
  }
`

/** What a page calls. */
const STRIPE = `  window.Stripe = function Stripe(key) {
    if (!/^pk_/.test(key || '')) throw new Error('Please call Stripe() with your publishable key. You used an empty string.')
    return {
      elements: () => {
        const made = {}
        return {
          create: (type, options = {}) => {
            if (type !== 'card') throw new Error('The stand-in has the card element alone; asked for ' + type)
            made.card = newElement(key)
            made.card._style(options.style)
            return made.card
          },
          getElement: (type) => made[type] || null,
        }
      },
      createToken: async (element) => {
        const { token, error } = await element._token()
        return error ? { error } : { token }
      },
      confirmCardPayment: async (secret, data = {}) => {
        const { value, error } = await confirm(key, 'payment_intents', secret, { payment_method: data.payment_method })
        return error ? { error } : { paymentIntent: value }
      },
      confirmPayment: async ({ clientSecret, confirmParams = {}, redirect = 'always' }) => {
        const { value, error } = await confirm(key, 'payment_intents', clientSecret, {
          payment_method: confirmParams.payment_method,
          return_url: confirmParams.return_url,
        })
        if (error) return { error }
        if (redirect === 'if_required') return { paymentIntent: value }
        const back = new URL(confirmParams.return_url)
        back.searchParams.set('payment_intent', value.id)
        back.searchParams.set('payment_intent_client_secret', clientSecret)
        back.searchParams.set('redirect_status', value.status === 'succeeded' ? 'succeeded' : 'failed')
        location.assign(back.href)
        return new Promise(() => {})
      },
      confirmCardSetup: async (secret) => {
        const { value, error } = await confirm(key, 'setup_intents', secret, {})
        return error ? { error } : { setupIntent: value }
      },
      retrievePaymentIntent: async (secret) => {
        const { value, error } = await call(key, 'GET', '/v1/payment_intents/' + idOf(secret), { client_secret: secret })
        return error ? { error } : { paymentIntent: value }
      },
    }
  }
`

/**
 * Replaces Stripe’s script in a browser: the same few calls, with fields in a frame of this origin. It proves
 * nothing about the real script.
 */
export function browserScript(origin: string): string {
  return `(() => {
  const ORIGIN = ${JSON.stringify(origin)}
${CALLS}${CARD_ELEMENT}${STRIPE}})()
`
}
