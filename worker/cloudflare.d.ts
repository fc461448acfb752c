/** The bindings as the runtime hands them over: unknown until `env.ts` has parsed them. */
declare module 'cloudflare:workers' {
  export const env: unknown
}
