import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { MainDeskInbox } from '../../../src/contract/api/main-desk-inbox'
import type { PassportBinding } from '../../api/bindings'
import type { DeskCallers } from '../../api/desk'
import type { Handler } from '../../api/register'
import type { Delivery } from '../notifications/delivery'

/** Handler of a call of the inbox; `caller` is the account with its roles. */
export type InboxHandler<Name extends keyof MainDeskInbox> = Handler<MainDeskInbox[Name], DeskCallers>

export interface InboxParts {
  db: DrizzleD1Database
  delivery: Delivery
  passport: PassportBinding
}
