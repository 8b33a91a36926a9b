import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observe(method: string, route: string, status: number, milliseconds: number): void
  text(): Promise<string>
  contentType: string
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  return {
    observe: (method, route, status, milliseconds) => {
      duration.observe({ method, route, status: String(status) }, milliseconds / 1_000)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
