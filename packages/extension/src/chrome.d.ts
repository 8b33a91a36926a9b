// The part of Chrome's interface for extensions that is used here (https://developer.chrome.com/docs/extensions/reference/api).

interface ChromeTab {
  id?: number
  url?: string
}

interface ChromeSender {
  id?: string
}

interface InjectionTarget {
  tabId: number
}

interface InjectionResult<T> {
  result?: T
}

declare namespace chrome {
  const action: { openPopup: () => Promise<void> }
  const identity: {
    getRedirectURL: () => string
    /** Rejects if the person closes the window. */
    launchWebAuthFlow: (details: { url: string; interactive: boolean }) => Promise<string | undefined>
  }
  const runtime: {
    id: string
    sendMessage: <Answer>(message: object) => Promise<Answer>
    openOptionsPage: () => Promise<void>
    onMessage: {
      addListener: (
        listener: (message: unknown, sender: ChromeSender, answer: (value: unknown) => void) => boolean,
      ) => void
    }
    onInstalled: { addListener: (listener: (details: { reason: string }) => void) => void }
  }
  const scripting: {
    executeScript: {
      (injection: { target: InjectionTarget; files: string[] }): Promise<InjectionResult<undefined>[]>
      <Args extends unknown[], T>(injection: {
        target: InjectionTarget
        args: Args
        func: (...args: Args) => T | Promise<T>
      }): Promise<InjectionResult<T>[]>
    }
  }
  const storage: {
    local: {
      get: (key: string) => Promise<Record<string, unknown>>
      set: (values: Record<string, unknown>) => Promise<void>
      remove: (key: string) => Promise<void>
      setAccessLevel: (level: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>
    }
  }
  const tabs: {
    query: (query: { active: boolean; currentWindow: boolean }) => Promise<ChromeTab[]>
  }
}
