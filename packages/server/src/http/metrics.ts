import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observe(method: string, route: string, status: number, milliseconds: number): void
  text(): Promise<string>
  contentType: string
}

/** `newestBackup`: asked at each reading. Undefined: there is none, so its metrics have no value. */
export function createMetrics(
  newestBackup: () => Promise<{ takenAt: Date; bytes: number } | undefined>,
): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const backupMoment = new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'The moment of the newest backup that was read again without an error',
    registers: [registry],
  })
  const backupBytes = new Gauge({
    name: 'backup_last_size_bytes',
    help: 'The size of that backup',
    registers: [registry],
  })
  return {
    observe: (method, route, status, milliseconds) => {
      duration.observe({ method, route, status: String(status) }, milliseconds / 1_000)
    },
    text: async () => {
      // The others are needed most while the database is down.
      const newest = await newestBackup().catch(() => undefined)
      backupMoment.remove()
      backupBytes.remove()
      if (newest) {
        backupMoment.set(newest.takenAt.getTime() / 1_000)
        backupBytes.set(newest.bytes)
      }
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
