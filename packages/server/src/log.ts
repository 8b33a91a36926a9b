import type { DestinationStream, Logger } from 'pino'
import { pino } from 'pino'

/** Structured logs, on standard output by default. Redacts anything that could be a secret. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['req', 'headers', '*.authorization', '*.token', '*.password', '*.email'],
      remove: true,
    },
    serializers: {
      err: (error: Error) => ({
        type: error.name,
        message: error.message,
        stack: error.stack,
        code: (error as { code?: unknown }).code,
      }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
