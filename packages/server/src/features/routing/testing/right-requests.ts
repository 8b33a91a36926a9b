import type { RightRequests, World } from '../../../testing/right-requests.ts'

const formFields = {
  name: 'Whom do you need?',
  description: 'Two questions',
  questions: [
    { id: 'email', type: 'email' as const, label: 'Email', required: true, choices: [] },
    {
      id: 'size',
      type: 'dropdown' as const,
      label: 'How many are you?',
      required: false,
      choices: [{ id: 'l', text: 'Many' }],
    },
    { id: 'topic', type: 'text' as const, label: 'Topic', required: false, choices: [] },
  ],
  rules: [
    {
      id: 'many',
      when: [{ question: 'size', is: 'any_of' as const, choices: ['l'] }],
      to: { kind: 'text' as const, text: 'Many are welcome.' },
    },
    {
      id: 'topic',
      when: [{ question: 'topic', is: 'contains' as const, text: 'help' }],
      to: { kind: 'address' as const, url: 'https://park.example/help' },
    },
  ],
  otherwise: { kind: 'text' as const, text: 'Write to us.' },
  isOn: true,
}

export async function rightRequests({ host }: World): Promise<RightRequests> {
  let number = 0
  const bodyOf = () => ({ ...formFields, slug: `form-${++number}` })
  const add = () => host.api.call('POST /routing-forms', { body: bodyOf() })
  let form = await add()
  return {
    requests: {
      'GET /routing-forms': () => ({}),
      'POST /routing-forms': () => ({ body: bodyOf() }),
      'GET /routing-forms/:id': () => ({ params: { id: form.id } }),
      'PATCH /routing-forms/:id': () => ({ params: { id: form.id }, body: bodyOf() }),
      'DELETE /routing-forms/:id': () => ({ params: { id: form.id } }),
      'GET /routing-forms/:id/answers': () => ({ params: { id: form.id }, query: {} }),
    },
    renew: async (route) => {
      if (route === 'DELETE /routing-forms/:id') form = await add()
    },
  }
}
