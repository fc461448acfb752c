import * as v from 'valibot'
import type { FieldMessage } from './account'
import { accountPattern } from './desk-people'

/*
 * Removed accounts, for the services that store something about them (decision 068). A service asks passport, as it does for the
 * account of a request, and passport repeats an account until the service has answered that it is erased.
 */

/** The services that store something about accounts of passport. */
export const accountHolders = ['main', 'exam'] as const
export type AccountHolder = (typeof accountHolders)[number]

export const accountHolderSchema = v.picklist(accountHolders)

/** Most accounts in an answer, and in a request that acknowledges them. */
export const maxRemovedAccounts = 50

/** A service made the call, so the text is for its log. */
const message: FieldMessage = 'field_id'

const accountsSchema = v.pipe(
  v.array(v.pipe(v.string(message), v.regex(accountPattern, message)), message),
  v.maxLength(maxRemovedAccounts, message)
)

/** Body of `POST galaxy/service/removed-accounts`: the accounts that the service has erased since its last request. */
export const removedAccountsRequestSchema = v.object({ erased: accountsSchema }, message)

/** `data`: removed accounts that the service has yet to erase, the earliest first. */
export const removedAccountsSchema = v.object({ accounts: accountsSchema })
