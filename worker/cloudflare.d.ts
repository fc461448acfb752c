/** The bindings of the runtime: unknown until `env.ts` has parsed them. */
declare module 'cloudflare:workers' {
  export const env: unknown
}
