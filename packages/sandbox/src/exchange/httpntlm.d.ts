// The package has no types.
declare module 'httpntlm' {
  interface Asked {
    url: string
    username: string
    password: string
    domain: string
    workstation: string
    headers: Record<string, string>
    body: string
  }
  const httpntlm: {
    post: (asked: Asked, done: (error: Error | null, answer: { statusCode: number }) => void) => void
  }
  export default httpntlm
}
