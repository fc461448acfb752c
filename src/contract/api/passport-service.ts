import { removedAccountsRequestSchema, removedAccountsSchema } from '../removed-accounts'
import { type Calls, json } from './call'

/**
 * The calls of the other services to the account service (decision 068); a vendor's passport answers them too. The edge forwards
 * none of them.
 */
export const passportService = {
  //#region Other services
  /**
   * Called by main and exam, never through the edge: takes the accounts that the service has erased off its list, and answers
   * with the removed accounts that are left. An account is repeated until it is acknowledged.
   */
  'POST /galaxy/service/removed-accounts': {
    access: 'service',
    body: json(removedAccountsRequestSchema),
    data: removedAccountsSchema
  }
  //#endregion
} as const satisfies Calls

export type PassportService = typeof passportService
