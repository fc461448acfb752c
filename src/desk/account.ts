import * as v from 'valibot'
import { type DeskAccount, deskAccountSchema } from '~/contract/desk-account'
import { deskAccountElement } from '~/contract/desk-pages'
import { type DeskAccess, mayAccess } from '~/contract/roles'

/** The account that opened the page, from the document. Services ask passport for the roles again on every call. */
export const account: DeskAccount = v.parse(
  deskAccountSchema,
  JSON.parse(document.getElementById(deskAccountElement)?.textContent ?? '')
)

/** Whether the account has the access, so that pages show only the parts that it can use. */
export const can = (access: DeskAccess): boolean => mayAccess(account.roles, access)
