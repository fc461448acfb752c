/** The number of a certificate in a visitor's input: alone, or in the address of its page. Undefined without one. */
export const numberIn = (typed: string): string | undefined =>
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(typed.toLowerCase())?.[0]
