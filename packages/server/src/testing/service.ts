import type { Context, Service } from '../context.ts'

/** A context where `own` replaces a service. */
export function withService<Value>(context: Context, replaced: Service<Value>, own: Value): Context {
  const service: Context['service'] = <Other>(wanted: Service<Other>) =>
    (wanted as Service<unknown>) === replaced ? (own as unknown as Other) : context.service(wanted)
  return { ...context, service }
}
