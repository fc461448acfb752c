import { certificateIdSource } from '~/contract/certificates'

const idPattern = new RegExp(certificateIdSource)

/** The number of a certificate in a visitor's input: alone, or in the address of its page. Undefined without one. */
export const numberIn = (typed: string): string | undefined => idPattern.exec(typed.toLowerCase())?.[0]
