import { removedAccountsRequestSchema, removedAccountsSchema } from '../removed-accounts'
import { type Calls, json } from './call'

/**
 * The calls of the other services to the account service (decision 068); a vendor's passport answers them too. The edge forwards
 * none of them.
 */
export const passportService = {
  'POST /galaxy/service/removed-accounts': {
    access: 'service',
    body: json(removedAccountsRequestSchema),
    data: removedAccountsSchema
  }
} as const satisfies Calls

export type PassportService = typeof passportService
