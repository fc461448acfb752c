import { certificateIdSource } from '~/contract/certificates'

const idPattern = new RegExp(certificateIdSource)

/** Longest input for the number of a certificate, which may be the address of its page. */
export const maxNumberInputLength = 300

/** The number of a certificate in a visitor's input: alone, or in the address of its page. Undefined without one. */
export const numberIn = (typed: string): string | undefined => idPattern.exec(typed.toLowerCase())?.[0]
